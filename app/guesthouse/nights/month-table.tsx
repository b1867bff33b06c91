import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { midnight } from "#app/domain/day-words.ts";
import { type Month, weeksOf } from "#app/domain/month-grid.ts";
import { usePhrases, useWords } from "#app/site/page-context.ts";
import { type Day, daysAfter } from "#app/domain/stay.ts";

type MonthNavProps = { label: string; icon: "previous" | "next"; onTurn: (() => void) | undefined };

/** If there is no month to turn to, the button is only `aria-disabled`, because `disabled` would take away the focus. */
export function MonthNav({ label, icon, onTurn }: MonthNavProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onTurn === undefined}
      onClick={onTurn}
      className={clsx(
        "absolute top-0 z-10 grid size-12 place-items-center rounded-full transition-colors duration-200",
        icon === "previous" ? "start-0" : "end-0",
        onTurn ? "text-accent-text hover:bg-accent/15" : "cursor-default text-quiet opacity-40",
      )}
    >
      <Icon name={icon} />
    </button>
  );
}

type MonthChoiceProps = { months: Month[]; shownMonth: Month; onChoose: (month: Month) => void };

export function MonthChoice({ months, shownMonth, onChoose }: MonthChoiceProps) {
  const { month: monthLabel } = useWords().nights;
  const { monthOf } = usePhrases();
  const titleOf = (one: Month) => monthOf(one).replace(/^./u, (char) => char.toLocaleUpperCase());
  return (
    <div className="absolute inset-x-12 top-0 flex justify-center">
      <span className="relative bg-raised">
        <select
          aria-label={monthLabel}
          value={shownMonth}
          onChange={({ target }) => onChoose(target.value)}
          className="[field-sizing:content] h-12 max-w-full cursor-pointer appearance-none bg-raised ps-2 pe-7 text-center font-display text-2xl font-semibold lining-nums"
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {titleOf(one)}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute end-1 top-1/2 size-5 -translate-y-1/2 text-accent-text"
        />
      </span>
    </div>
  );
}

type MonthTableProps = {
  month: Month;
  locale: string;
  weekStart: number;
  children: (day: Day) => ReactNode;
};

/** The names of the weekdays are computed from this day; which Monday it is does not matter. */
const ANY_MONDAY = "2027-03-01";

export function MonthTable({ month, locale, weekStart, children }: MonthTableProps) {
  const { monthOf } = usePhrases();
  const weekdayName = (day: Day, width: "long" | "short") =>
    new Intl.DateTimeFormat(locale, { weekday: width, timeZone: "UTC" }).format(midnight(day));
  const weekdays = Array.from({ length: 7 }, (_, at) => daysAfter(ANY_MONDAY, weekStart - 1 + at));
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
              abbr={weekdayName(day, "long")}
              className="h-8 text-xs font-normal text-quiet"
            >
              {weekdayName(day, "short")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, weekStart).map((week) => (
          <tr key={week.find(Boolean)}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place without a day has no name */}
            {week.map((day, index) => (day ? children(day) : <td key={index} />))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
