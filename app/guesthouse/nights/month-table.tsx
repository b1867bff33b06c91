import type { ReactNode } from "react";
import { type Month, weeksOf } from "#app/domain/month-grid.ts";
import { type Day, daysAfter } from "#app/domain/stay.ts";
import { usePhrases } from "#app/site/house.ts";

type MonthTableProps = {
  month: Month;
  locale: string;
  weekStart: number;
  children: (day: Day) => ReactNode;
};

/** Any Monday. */
const MONDAY = "2027-03-01";

/** A month as a grid of days, with its name and the weekdays. */
export function MonthTable({ month, locale, weekStart, children }: MonthTableProps) {
  const { monthOf } = usePhrases();
  const weekday = (day: Day, width: "long" | "short") =>
    new Intl.DateTimeFormat(locale, { weekday: width, timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const weekdays = Array.from({ length: 7 }, (_, at) => daysAfter(MONDAY, weekStart - 1 + at));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's own pattern for days
    <table role="grid" className="w-full table-fixed border-collapse self-start">
      <caption className="pb-3 font-display text-2xl/12 font-semibold lining-nums first-letter:uppercase">
        {monthOf(month)}
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={weekday(day, "long")}
              className="h-8 text-xs font-normal text-quiet"
            >
              {weekday(day, "short")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, weekStart).map((week) => (
          <tr key={week.find(Boolean)}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place without a day has no name */}
            {week.map((day, at) => (day ? children(day) : <td key={at} />))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
