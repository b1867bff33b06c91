/** A month of nights: one row for each night, one column for each room. */
import { clsx } from "clsx";
import { TODAY_ID } from "../paths.ts";
import type { calendarProps } from "./props.ts";

type MonthProps = Pick<ReturnType<typeof calendarProps>, "rooms" | "rows">;
type NightCell = MonthProps["rows"][number]["cells"][number];

const CELL_CLASSES: Record<NightCell["kind"], string> = {
  free: "text-quiet",
  closed: "taken-night font-medium",
  stay: "bg-accent/30 font-semibold",
  portal: "bg-sand font-medium",
  unknown: "text-quiet italic",
};

function NightCellContent({ kind, label, name, isOverbooked, isChosen, href }: NightCell) {
  const className = clsx(
    "block truncate px-1 text-center text-[0.8125rem] leading-11 sm:text-sm sm:leading-11",
    CELL_CLASSES[kind],
    isOverbooked && "font-semibold text-alert",
    isChosen && "outline-3 -outline-offset-3 outline-edge",
  );
  // A past night cannot be chosen; only the name of its guest is useful.
  if (!href) return <span className={className}>{kind === "free" ? "–" : label}</span>;
  return (
    <a
      href={href}
      aria-label={name}
      aria-current={isChosen ? "true" : undefined}
      className={clsx(className, "hover:bg-sand")}
    >
      {isOverbooked ? `! ${label}` : label}
    </a>
  );
}

export function MonthTable({ rooms, rows }: MonthProps) {
  return (
    <table className="w-full table-fixed border-collapse tabular-nums">
      <thead className="sticky top-0 z-1 bg-page">
        <tr>
          <th scope="col" className="w-16 py-2 ps-1.5 text-start text-sm font-medium text-quiet">
            Notte
          </th>
          {rooms.map(({ value, label }) => (
            <th
              key={value}
              scope="col"
              className="px-1 py-2 text-xs leading-tight font-medium wrap-anywhere hyphens-auto sm:text-sm"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, label, month, isToday, isWeekend, cells }) => (
          <tr
            key={day}
            id={`n-${day}`}
            className={clsx(
              "scroll-mt-40 border-t border-line",
              isToday && "outline-2 -outline-offset-1 outline-accent",
            )}
          >
            <th
              scope="row"
              className={clsx(
                "ps-1.5 text-start text-sm leading-tight whitespace-nowrap",
                isWeekend ? "font-semibold" : "font-normal text-quiet",
              )}
            >
              {label}
              {month && <span className="block text-xs text-accent-text">{month}</span>}
              {isToday && (
                <span id={TODAY_ID} className="block scroll-mt-40 text-xs text-accent-text">
                  oggi
                </span>
              )}
            </th>
            {cells.map((cell, at) => (
              <td key={at} className="border-s border-line p-0">
                <NightCellContent {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
