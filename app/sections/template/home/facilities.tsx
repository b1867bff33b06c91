import * as lucide from "lucide";
import { clsx } from "clsx";
import { LineIcon } from "#app/ui/icon.tsx";
import type { FacilityIconName } from "#app/ui/icon-names.ts";
import type { Facility } from "#app/content/schemas/template/designs.ts";
import { Section } from "#app/ui/section.tsx";

/** Apart from app/ui/icon.tsx, so that the guesthouse's pages do not carry them. */
const ICONS = {
  air: lucide.Wind,
  bike: lucide.Bike,
  comfort: lucide.Sofa,
  inclusive: lucide.Utensils,
  kitchen: lucide.CookingPot,
  laundry: lucide.WashingMachine,
  lockers: lucide.LockKeyhole,
  pool: lucide.Waves,
  safe: lucide.ShieldCheck,
  bags: lucide.Backpack,
  transfer: lucide.BusFront,
  view: lucide.Mountain,
} satisfies Record<FacilityIconName, lucide.IconNode>;

type FacilityIconProps = { name: FacilityIconName; className?: string };

export function FacilityIcon({ name, className = "size-8" }: FacilityIconProps) {
  return <LineIcon node={ICONS[name]} strokeWidth={1.25} className={className} />;
}

type FacilitiesProps = {
  label: string;
  heading: string;
  items: Facility[];
  tone?: "sand";
  columns?: string;
};

export function Facilities({ items, columns, ...heading }: FacilitiesProps) {
  return (
    <Section {...heading}>
      <ul className={clsx("grid", columns ?? "gap-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-8")}>
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
