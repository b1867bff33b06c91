import SHAPES from "@iconify-json/lucide/icons.json?control";
import type { ControlIconName } from "./icon-names.ts";

type LineIconProps = { shape: string; strokeWidth?: number; className?: string };

export function LineIcon({ shape, strokeWidth = 1.5, className = "size-5" }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
      focusable={false}
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  );
}

export type IconProps<Name> = Pick<LineIconProps, "className"> & { name: Name };

export function Icon({ name, ...icon }: IconProps<ControlIconName>) {
  return <LineIcon {...icon} shape={SHAPES[name]} />;
}
