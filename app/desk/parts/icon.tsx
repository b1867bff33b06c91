import SHAPES from "@iconify-json/lucide/icons.json?desk";
import { LineIcon } from "#app/ui/icon.tsx";
import type { DeskIconName } from "../icon-names.ts";

export function DeskIcon({
  name,
  className = "size-5",
}: {
  name: DeskIconName;
  className?: string;
}) {
  return <LineIcon shape={SHAPES[name]} strokeWidth={1.5} className={className} />;
}
