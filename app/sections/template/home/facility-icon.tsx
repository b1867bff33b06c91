import {
  Backpack,
  Bike,
  BusFront,
  CookingPot,
  LockKeyhole,
  type LucideIcon,
  Mountain,
  ShieldCheck,
  Sofa,
  Utensils,
  WashingMachine,
  Waves,
  Wind,
} from "lucide-react";
import type { FacilityIconName } from "#app/ui/icon-names.ts";

/** Apart from app/ui/icon.tsx, so that the guesthouse's pages do not carry them. */
const ICONS = {
  air: Wind,
  bike: Bike,
  comfort: Sofa,
  inclusive: Utensils,
  kitchen: CookingPot,
  laundry: WashingMachine,
  lockers: LockKeyhole,
  pool: Waves,
  safe: ShieldCheck,
  bags: Backpack,
  transfer: BusFront,
  view: Mountain,
} satisfies Record<FacilityIconName, LucideIcon>;

type FacilityIconProps = { name: FacilityIconName; className?: string };

/** A line icon of what a house offers. */
export function FacilityIcon({ name, className = "size-8" }: FacilityIconProps) {
  const Drawing = ICONS[name];
  return <Drawing className={className} strokeWidth={1.25} aria-hidden focusable={false} />;
}
