import { clsx } from "clsx";
import { useWords } from "#app/site/house.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { NightsPanel } from "./use-nights-panel.ts";

export function NightsButton({ panel }: { panel: NightsPanel }) {
  const { heading } = useWords().nights;
  return (
    <button
      type="button"
      aria-expanded={panel.isOpen}
      aria-controls={panel.id}
      onClick={panel.toggle}
      className="flex min-h-11 w-full items-center justify-between gap-3 font-semibold whitespace-nowrap text-accent-text"
    >
      {heading}
      <Icon
        name="down"
        className={clsx("size-5 transition-transform", panel.isOpen && "rotate-180")}
      />
    </button>
  );
}
