import { clsx } from "clsx";
import type { StayStatus } from "#app/domain/room-availability.ts";
import type { StayPrice } from "#app/domain/money.ts";
import type { Day } from "#app/domain/stay.ts";
import { usePhrases, useWords } from "#app/site/page-context.ts";

export type StayPart = "arrive" | "inside" | "leave" | undefined;

export type DayState = {
  day: Day;
  /** Undefined for past days, and for days after the last day whose availability is known. */
  status: StayStatus | undefined;
  stayPart: StayPart;
  canArrive: boolean;
  canLeave: boolean;
  /** Undefined if all prices are the same. */
  price?: StayPrice | undefined;
};

function useAccessibleName({ day, status, stayPart, canLeave, price }: DayState): string {
  const words = useWords().nights.day;
  const { longDate, priceWords } = usePhrases();
  const isNightOpen = status === "free" || status === "ask";
  return [
    longDate(day),
    status && words[status],
    status === "taken" && canLeave && stayPart !== "leave" && words.leaveOnly,
    (stayPart === "arrive" || stayPart === "leave") && words[stayPart],
    isNightOpen && stayPart !== "leave" && price && priceWords(price),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Returns "€ 110" for "€ 110,00", because the cell is narrow. */
function withoutCents(price: string): string {
  return price.replace(/[.,]00(?!\d)/, "");
}

/** Taken days are focusable too, so that screen readers read them. */
export function DayCell(props: DayState & { isTabStop: boolean; onPress: () => void }) {
  const { day, status, stayPart, canArrive, canLeave, price, isTabStop, onPress } = props;
  const { money } = usePhrases();
  const isStayEnd = stayPart === "arrive" || stayPart === "leave";
  return (
    <td
      aria-label={useAccessibleName(props)}
      aria-selected={stayPart !== undefined}
      aria-disabled={!canArrive && !canLeave}
      tabIndex={isTabStop ? 0 : -1}
      data-day={day}
      onClick={onPress}
      className={clsx(
        "h-11 border border-line p-0 text-center text-[0.9375rem] lining-nums tabular-nums -outline-offset-2",
        canArrive || canLeave ? "cursor-pointer" : "cursor-default",
        isStayEnd ? "stay-end" : "outline-accent-text",
        stayPart === "arrive" && status === "taken" && "line-through",
        stayPart === "inside" && "stay-inside",
        !isStayEnd && status === "taken" && "taken-night text-quiet line-through",
        !isStayEnd && status === "ask" && "text-quiet",
        !isStayEnd && status === undefined && "text-quiet opacity-60",
        !isStayEnd && (canArrive || canLeave) && "hover:bg-accent/15",
      )}
    >
      <span className={clsx(status === "ask" && "underline decoration-dotted underline-offset-4")}>
        {Number(day.slice(-2))}
      </span>
      {price && (status === "free" || status === "ask") && (
        // The price is hidden on the check-out day, whose night is not paid.
        <span className={clsx("block text-[0.6875rem]/none", stayPart === "leave" && "invisible")}>
          {withoutCents(money(price.cents))}
        </span>
      )}
    </td>
  );
}
