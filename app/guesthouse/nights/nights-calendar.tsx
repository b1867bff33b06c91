import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Availability } from "#app/domain/availability.ts";
import { dayAfterKey, weekStartIn } from "#app/domain/month-grid.ts";
import { anyRoomPrice, nightPrice } from "#app/domain/night-prices.ts";
import type { Prices } from "#app/domain/prices.ts";
import { availabilityOf } from "#app/domain/room-availability.ts";
import { useGuesthouse, usePhrases, useWords } from "#app/site/page-context.ts";
import { useMediaQuery } from "#app/ui/use-matches.ts";
import type { EnquiryForm } from "../enquiry/enquiry-form.ts";
import { FreshnessNote, StayLink } from "./availability-details.tsx";
import { DayCell } from "./day-cell.tsx";
import { CalendarStatus, Legend } from "./calendar-status.tsx";
import { MonthChoice, MonthNav, MonthTable } from "./month-table.tsx";
import { useDayStates, useMonths, useSwipe } from "./calendar-state.ts";
import { useChoice } from "#app/client-state/choice.ts";
import { comingWeekends } from "#app/domain/coming-weekends.ts";
import { DEFAULT_PARTY } from "#app/domain/party.ts";

/** The party for a guest who has not chosen one. */
const TWO_ADULTS = { ...DEFAULT_PARTY, adults: 2 };

export type NightsCalendarProps = {
  availability: Availability;
  /** The present time in milliseconds. */
  now: number;
  form: EnquiryForm;
  /** A room's slug; undefined for any room of the house. */
  room?: string;
  twoMonthsQuery: string;
  prices: Prices;
  onChosen: () => void;
};

function ComingWeekends({ availability, now, prices, onChosen }: NightsCalendarProps) {
  const { weekends: weekendsLabel } = useWords().nights;
  const { dayRange, priceWords } = usePhrases();
  const party = useChoice().party ?? TWO_ADULTS;
  const pricedStays = useMemo(
    () => comingWeekends(availability, { prices, party }, now),
    [availability, prices, party, now],
  );
  if (pricedStays.length === 0) return null;
  return (
    <ul aria-label={weekendsLabel} className="grid grid-cols-3 gap-2 max-sm:px-6">
      {pricedStays.map(({ stay, price }) => (
        <li key={stay.checkIn}>
          <StayLink
            stay={stay}
            party={TWO_ADULTS}
            onChoose={onChosen}
            className="grid h-full min-h-11 content-center justify-items-center gap-0.5 border border-line px-1 py-1.5 text-center hover:border-accent"
          >
            <span className="font-semibold text-balance max-sm:text-[0.9375rem]">
              {dayRange(stay)}
            </span>
            <span className="text-sm text-accent-text">{priceWords(price)}</span>
          </StayLink>
        </li>
      ))}
    </ul>
  );
}

export function NightsCalendar(props: NightsCalendarProps) {
  const { availability, now, form, room, prices, twoMonthsQuery, onChosen } = props;
  const { rooms: houseRooms, words, phrases } = useGuesthouse();
  const { locale } = phrases;
  const { monthOf } = usePhrases();
  const weekStart = weekStartIn(locale);
  const monthsElement = useRef<HTMLDivElement>(null);
  const joinedSlugs = room ?? houseRooms.map(({ slug }) => slug).join();
  const neededRooms = room === undefined ? form.party.rooms : 1;
  const roomsAvailability = useMemo(
    () => availabilityOf(availability, joinedSlugs.split(","), neededRooms, now),
    [availability, joinedSlugs, neededRooms, now],
  );
  const { isChoosingCheckOut, dayStateOf, press } = useDayStates(form, roomsAvailability, onChosen);
  const hasDifferentPrices = form.today !== "" && anyRoomPrice(prices, form.today).isLeast;
  const monthCount = useMediaQuery(twoMonthsQuery) ? 2 : 1;
  const months = useMonths(form.stay.checkIn, roomsAvailability, monthCount);
  const { visible, tabStop, goTo, turn } = months;
  const [hasNavigated, setHasNavigated] = useState(false);

  // The calendar may open below the window's edge, or behind the contact bar, so it is scrolled into view.
  const calendarElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    calendarElement.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, []);

  const andAnnounce = (move: (() => void) | undefined) =>
    move &&
    (() => {
      setHasNavigated(true);
      move();
    });

  const swipeHandlers = useSwipe(turn);

  const onKeyDown = (event: KeyboardEvent) => {
    const focusedDay = event.target instanceof HTMLElement && event.target.dataset["day"];
    if (!focusedDay || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") press(focusedDay);
    else {
      const nextDay = dayAfterKey(focusedDay, event, weekStart);
      if (nextDay === undefined) return;
      flushSync(() => goTo(nextDay));
      monthsElement.current?.querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus();
    }
    event.preventDefault();
  };

  return (
    <section
      aria-label={words.nights.heading}
      className={clsx("mx-auto grid gap-5", monthCount === 2 ? "max-w-4xl" : "max-w-md")}
    >
      <ComingWeekends {...props} />
      <div ref={calendarElement} className="grid gap-3">
        <div
          ref={monthsElement}
          role="presentation"
          onKeyDown={onKeyDown}
          {...swipeHandlers}
          className={clsx(
            "relative grid touch-pan-y touch-pinch-zoom",
            monthCount === 2 && "grid-cols-2 gap-8",
          )}
        >
          <MonthNav label={words.nights.previous} icon="previous" onTurn={andAnnounce(turn.back)} />
          {/* The select lies over the first month's caption, because the select shows the same name. */}
          <div
            className={clsx(
              "absolute start-0 top-0",
              monthCount === 2 ? "end-[calc(50%+1rem)]" : "end-0",
            )}
          >
            {visible[0] && (
              <MonthChoice months={months.all} shownMonth={visible[0]} onChoose={months.show} />
            )}
          </div>
          <MonthNav label={words.nights.next} icon="next" onTurn={andAnnounce(turn.forward)} />
          {visible.map((month) => (
            <div key={month}>
              <MonthTable month={month} locale={locale} weekStart={weekStart}>
                {(day) => (
                  <DayCell
                    key={day}
                    {...dayStateOf(day)}
                    price={hasDifferentPrices ? nightPrice(day, prices) : undefined}
                    isTabStop={day === tabStop}
                    onPress={() => {
                      goTo(day);
                      press(day);
                    }}
                  />
                )}
              </MonthTable>
            </div>
          ))}
        </div>
        {/* The status is below the days, so that a longer status does not move the days. */}
        <CalendarStatus
          form={form}
          availability={roomsAvailability}
          isChoosingCheckOut={isChoosingCheckOut}
        />
        {hasNavigated && (
          <p data-announced="" className="sr-only">
            {visible.map(monthOf).join(", ")}
          </p>
        )}
      </div>
      <div className="grid gap-3 max-sm:px-6">
        <div className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
          <Legend isAvailabilityUnknown={roomsAvailability.freshness.state === "unknown"} />
          {hasDifferentPrices && (
            <p>{words.nights.prices[room === undefined ? "house" : "room"]}</p>
          )}
        </div>
        <FreshnessNote {...roomsAvailability.freshness} now={now} />
      </div>
    </section>
  );
}
