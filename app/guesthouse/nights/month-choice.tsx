import type { Month } from "#app/domain/month-grid.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { Icon } from "#app/ui/icon.tsx";

type MonthChoiceProps = { months: Month[]; current: Month; onChoose: (month: Month) => void };

/** The first month's name as a choice of all months with availability. */
export function MonthChoice({ months, current, onChoose }: MonthChoiceProps) {
  const { month } = useWords().nights;
  const { monthOf } = usePhrases();
  const title = (one: Month) => monthOf(one).replace(/^./u, (letter) => letter.toLocaleUpperCase());
  return (
    <div className="absolute inset-x-12 top-0 flex justify-center">
      <span className="relative bg-raised">
        <select
          aria-label={month}
          value={current}
          onChange={({ target }) => onChoose(target.value)}
          className="[field-sizing:content] h-12 max-w-full cursor-pointer appearance-none bg-raised ps-2 pe-7 text-center font-display text-2xl font-semibold lining-nums"
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {title(one)}
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
