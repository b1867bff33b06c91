import { clsx } from "clsx";
import { type StayStatus } from "#app/domain/room-availability.ts";
import type { StayPrice } from "#app/domain/money.ts";
import type { Day } from "#app/domain/stay.ts";
import { usePhrases, useWords } from "#app/site/house.ts";

/** What a day is in the stay that is chosen. */
export type DayPart = "arrive" | "inside" | "leave" | undefined;

export type DayFacts = {
  day: Day;
  /** Nothing where the day has passed, or lies beyond what is known. */
  answer: StayStatus | undefined;
  part: DayPart;
  /** Whether a press chooses it: to arrive, or to leave. */
  mayArrive: boolean;
  mayLeave: boolean;
  /** Where prices differ. */
  price?: StayPrice | undefined;
};

type DayCellProps = DayFacts & { isTabStop: boolean; onPress: () => void };

/** Its name: the date, free or taken, what it is in the stay, its price. */
function useName({ day, answer, part, mayLeave, price }: DayFacts): string {
  const words = useWords().nights.day;
  const { longDate, priceWords } = usePhrases();
  const isOpen = answer === "free" || answer === "ask";
  return [
    longDate(day),
    answer && words[answer],
    answer === "taken" && mayLeave && part !== "leave" && words.leaveOnly,
    (part === "arrive" || part === "leave") && words[part],
    isOpen && part !== "leave" && price && priceWords(price),
  ]
    .filter(Boolean)
    .join(", ");
}

/** "€ 110" of "€ 110,00": a day is a narrow place. */
function withoutCents(price: string): string {
  return price.replace(/[.,]00(?!\d)/, "");
}

/** A day: focusable whatever it is, so that a guest who listens learns that it is taken. */
export function DayCell(props: DayCellProps) {
  const { day, answer, part, mayArrive, mayLeave, price, isTabStop, onPress } = props;
  const { money } = usePhrases();
  const isEnd = part === "arrive" || part === "leave";
  return (
    <td
      aria-label={useName(props)}
      aria-selected={part !== undefined}
      aria-disabled={!mayArrive && !mayLeave}
      tabIndex={isTabStop ? 0 : -1}
      data-day={day}
      onClick={onPress}
      className={clsx(
        "h-11 border border-line p-0 text-center text-[0.9375rem] lining-nums tabular-nums -outline-offset-2",
        mayArrive || mayLeave ? "cursor-pointer" : "cursor-default",
        isEnd ? "stay-end" : "outline-accent-text",
        part === "arrive" && answer === "taken" && "line-through",
        part === "inside" && "stay-inside",
        !isEnd && answer === "taken" && "taken-night text-quiet line-through",
        !isEnd && answer === "ask" && "text-quiet",
        !isEnd && answer === undefined && "text-quiet opacity-60",
        !isEnd && (mayArrive || mayLeave) && "hover:bg-accent/15",
      )}
    >
      <span className={clsx(answer === "ask" && "underline decoration-dotted underline-offset-4")}>
        {Number(day.slice(-2))}
      </span>
      {price && (answer === "free" || answer === "ask") && (
        // The night after the stay is not paid.
        <span className={clsx("block text-[0.6875rem]/none", part === "leave" && "invisible")}>
          {withoutCents(money(price.cents))}
        </span>
      )}
    </td>
  );
}
