import { clsx } from "clsx";
import type { Facility } from "#app/content/schemas/template/designs.ts";
import { FacilityIcon } from "./facility-icon.tsx";

export function FacilityList({ items, className }: { items: Facility[]; className: string }) {
  return (
    <ul className={clsx("grid", className)}>
      {items.map(({ icon, name, words }, index) => (
        <li key={index} className="grid content-start gap-3 border-t border-line pt-7">
          <FacilityIcon name={icon} className="size-9 text-accent-text" />
          <h3 className="title-card">{name}</h3>
          <p className="text-quiet">{words}</p>
        </li>
      ))}
    </ul>
  );
}
