import type { DemoContent } from "#app/demonstration/demo-content.ts";
import HOUSE_SHAPES from "@iconify-json/lucide/icons.json?house";
import TEMPLATE_SHAPES from "@iconify-json/lucide/icons.json?template";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { LineIcon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";

const ICON_SHAPES: Record<string, string> = { ...HOUSE_SHAPES, ...TEMPLATE_SHAPES };

/**
 * Draws an icon that the template or content names. The component is not in app/ui/content-icon.tsx, because islands
 * import that module, and all shapes would then be sent to browsers.
 */
export function FacilityIcon({ name, className = "size-8" }: { name: string; className?: string }) {
  return <LineIcon shape={ICON_SHAPES[name] ?? ""} strokeWidth={1.25} className={className} />;
}

type FacilitiesProps = Omit<ComponentProps<typeof Section>, "children"> & {
  items: DemoContent<"template/resort">["facilities"]["items"];
  /** Classes of the list, which is a grid. */
  grid?: string;
};

export function Facilities({ items, grid, ...heading }: FacilitiesProps) {
  return (
    <Section {...heading}>
      <ul className={clsx("grid", grid ?? "gap-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-8")}>
        {items.map(({ icon, name, words }, index) => (
          <li key={index} className="grid content-start gap-3 border-t border-line pt-7">
            <FacilityIcon name={icon} className="size-9 text-accent-text" />
            <h3 className="title-card">{name}</h3>
            <p className="text-quiet">{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
