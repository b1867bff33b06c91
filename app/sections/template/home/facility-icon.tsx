/** Apart from app/ui/icon.tsx, so that the guesthouse's pages do not carry these shapes. */
import SHAPES from "@iconify-json/lucide/icons.json?template";
import { LineIcon } from "#app/ui/icon.tsx";
import type { FacilityIconName } from "#app/ui/icon-names.ts";

type FacilityIconProps = { name: FacilityIconName; className?: string };

export function FacilityIcon({ name, className = "size-8" }: FacilityIconProps) {
  return <LineIcon shape={SHAPES[name]} strokeWidth={1.25} className={className} />;
}
