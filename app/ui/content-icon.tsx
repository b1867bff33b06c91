/** `ContentIcon` draws an icon whose name is in the files of content/. Browsers load this module only for islands that show icons. */
import { clsx } from "clsx";
import SHAPES from "@iconify-json/lucide/icons.json?house";
import type { IconName } from "./icon-names.ts";
import { type IconProps, LineIcon } from "./icon.tsx";

export function ContentIcon({ name, ...icon }: IconProps<IconName>) {
  return <LineIcon {...icon} shape={SHAPES[name]} />;
}

type IconListProps = { items: { icon: IconName; label: string }[]; className: string };

export function IconList({ items, className }: IconListProps) {
  return (
    <ul className={clsx("grid text-[0.9375rem]", className)}>
      {items.map(({ icon, label }) => (
        <li key={label} className="flex gap-3">
          <ContentIcon name={icon} className="mt-0.5 size-5 shrink-0 text-accent-text" />
          {label}
        </li>
      ))}
    </ul>
  );
}

export function Stars({ rating, words }: { rating: number | undefined; words: string }) {
  if (!rating) return null;
  return (
    <span className="flex gap-0.5 text-accent" role="img" aria-label={words}>
      {Array.from({ length: rating }, (_, index) => (
        <span key={index} className="[&>svg]:fill-current">
          <ContentIcon name="star" className="size-4" />
        </span>
      ))}
    </span>
  );
}
