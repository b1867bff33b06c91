import { createElement } from "react";
import {
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Baby,
  Bath,
  BedDouble,
  BedSingle,
  CarFront,
  CircleParking,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clock,
  Copy,
  CreditCard,
  Croissant,
  type IconNode,
  Mail,
  MapPin,
  Maximize,
  Menu,
  MessageCircle,
  Minimize,
  Minus,
  Moon,
  Pause,
  Phone,
  Plane,
  Play,
  Plus,
  Refrigerator,
  Star,
  Sun,
  TrainFront,
  Users,
  Wifi,
  X,
} from "lucide";
import type { IconName } from "./icon-names.ts";

const ICONS = {
  arrow: ArrowRight,
  up: ArrowUp,
  bath: Bath,
  bed: BedDouble,
  breakfast: Croissant,
  car: CarFront,
  chat: MessageCircle,
  clock: Clock,
  close: X,
  copy: Copy,
  cot: Baby,
  down: ChevronDown,
  expand: Maximize,
  external: ArrowUpRight,
  extraBed: BedSingle,
  key: CreditCard,
  mail: Mail,
  menu: Menu,
  minibar: Refrigerator,
  minus: Minus,
  moon: Moon,
  next: ChevronRight,
  parking: CircleParking,
  pause: Pause,
  phone: Phone,
  pin: MapPin,
  plane: Plane,
  play: Play,
  plus: Plus,
  previous: ChevronLeft,
  shrink: Minimize,
  star: Star,
  sun: Sun,
  train: TrainFront,
  users: Users,
  wifi: Wifi,
} satisfies Record<IconName, IconNode>;

type LineIconProps = { node: IconNode; strokeWidth: number; className: string };

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
