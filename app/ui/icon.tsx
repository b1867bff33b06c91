import { clsx } from "clsx";
import { createElement } from "react";
import * as lucide from "lucide";
import type { IconName } from "./icon-names.ts";

/** A rating as stars; `words` is the accessible name. */
export function Stars({ rating, words }: { rating: number; words: string }) {
  return (
    <span className="flex gap-0.5 text-accent" role="img" aria-label={words}>
      {Array.from({ length: rating }, (_, index) => (
        <span key={index} className="[&>svg]:fill-current">
          <Icon name="star" className="size-4" />
        </span>
      ))}
    </span>
  );
}

const ICONS = {
  arrow: lucide.ArrowRight,
  up: lucide.ArrowUp,
  bath: lucide.Bath,
  bed: lucide.BedDouble,
  breakfast: lucide.Croissant,
  car: lucide.CarFront,
  chat: lucide.MessageCircle,
  clock: lucide.Clock,
  close: lucide.X,
  copy: lucide.Copy,
  cot: lucide.Baby,
  down: lucide.ChevronDown,
  expand: lucide.Maximize,
  external: lucide.ArrowUpRight,
  extraBed: lucide.BedSingle,
  key: lucide.CreditCard,
  mail: lucide.Mail,
  menu: lucide.Menu,
  minibar: lucide.Refrigerator,
  minus: lucide.Minus,
  moon: lucide.Moon,
  next: lucide.ChevronRight,
  parking: lucide.CircleParking,
  pause: lucide.Pause,
  phone: lucide.Phone,
  pin: lucide.MapPin,
  plane: lucide.Plane,
  play: lucide.Play,
  plus: lucide.Plus,
  previous: lucide.ChevronLeft,
  shrink: lucide.Minimize,
  star: lucide.Star,
  sun: lucide.Sun,
  train: lucide.TrainFront,
  users: lucide.Users,
  wifi: lucide.Wifi,
} satisfies Record<IconName, lucide.IconNode>;

type LineIconProps = { node: lucide.IconNode; strokeWidth: number; className: string };

/** A line icon beside words, on a square of 24 units; assistive technology passes it over. */
export function LineIcon({ node, strokeWidth, className }: LineIconProps) {
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
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return <LineIcon node={ICONS[name]} strokeWidth={1.5} className={className} />;
}

type IconListProps = { items: { icon: IconName; label: string }[]; className: string };

export function IconList({ items, className }: IconListProps) {
  return (
    <ul className={clsx("grid text-[0.9375rem]", className)}>
      {items.map(({ icon, label }) => (
        <li key={label} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-accent-text" />
          {label}
        </li>
      ))}
    </ul>
  );
}
