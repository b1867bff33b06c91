import { clsx } from "clsx";
import { Icon } from "#app/ui/icon.tsx";

type MonthNavProps = { label: string; icon: "previous" | "next"; onTurn: (() => void) | undefined };

/** Without a month to go to the button stays focusable, so that the focus is not lost. */
export function MonthNav({ label, icon, onTurn }: MonthNavProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onTurn === undefined}
      onClick={onTurn}
      className={clsx(
        "absolute top-0 z-10 grid size-12 place-items-center rounded-full transition-colors duration-200",
        icon === "previous" ? "start-0" : "end-0",
        onTurn ? "text-accent-text hover:bg-accent/15" : "cursor-default text-quiet opacity-40",
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
