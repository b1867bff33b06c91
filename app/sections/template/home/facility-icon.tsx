import {
  Backpack,
  Bike,
  BusFront,
  CookingPot,
  type IconNode,
  LockKeyhole,
  Mountain,
  ShieldCheck,
  Sofa,
  Utensils,
  WashingMachine,
  Waves,
  Wind,
} from "lucide";
import { LineIcon } from "#app/ui/icon.tsx";
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
} satisfies Record<FacilityIconName, IconNode>;

type FacilityIconProps = { name: FacilityIconName; className?: string };

export function FacilityIcon({ name, className = "size-8" }: FacilityIconProps) {
  return <LineIcon node={ICONS[name]} strokeWidth={1.25} className={className} />;
}
