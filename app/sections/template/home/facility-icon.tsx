import { LineIcon } from "#app/ui/icon.tsx";
import type { FacilityIconName } from "#app/ui/icon-names.ts";

/** Apart from app/ui/icon.tsx, so that the guesthouse's pages do not carry them. */
const STROKES: Record<FacilityIconName, string> = {
  air: "M12.8 19.6A2 2 0 1 0 14 16H2M17.5 8a2.5 2.5 0 1 1 2 4H2M9.8 4.4A2 2 0 1 1 11 8H2",
  bike: "M15 17.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM2 17.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM14 5a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM12 17.5V14l-3-3 4-3 2 3h2",
  comfort:
    "M20 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v3M2 16a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-11a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0zM4 18v2M20 18v2M12 4v9",
  inclusive:
    "M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",
  kitchen:
    "M2 12h20M20 12v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M4 8l16-4M8.86 6.78l-.45-1.81a2 2 0 0 1 1.45-2.43l1.94-.48a2 2 0 0 1 2.43 1.46l.45 1.8",
  laundry:
    "M3 6h3M17 6h.01M5 2h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM7 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM12 18a2.5 2.5 0 0 0 0-5 2.5 2.5 0 0 1 0-5",
  lockers:
    "M11 16a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM7 10V7a5 5 0 0 1 10 0v3",
  pool: "M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",
  safe: "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4",
  bags: "M4 10a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8 10h8M8 18h8M8 22v-6a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v6M9 6V4a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2",
  transfer:
    "M4 6 2 7M10 6h4M22 7l-2-1M6 3h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM4 11h16M8 15h.01M16 15h.01M6 19v2M18 21v-2",
  view: "M8 3l4 8 5-5 5 15H2L8 3z",
};

type FacilityIconProps = { name: FacilityIconName; className?: string };

export function FacilityIcon({ name, className = "size-8" }: FacilityIconProps) {
  return <LineIcon strokes={STROKES[name]} width={1.25} className={className} />;
}
