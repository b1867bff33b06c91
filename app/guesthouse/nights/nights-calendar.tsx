import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Availability } from "#app/domain/availability.ts";
import { dayAfterKey, weekStartIn } from "#app/domain/month-grid.ts";
import { anyRoomPrice, nightPrice } from "#app/domain/night-prices.ts";
import type { Prices } from "#app/domain/prices.ts";
import { useGuesthouse, usePhrases } from "#app/site/house.ts";
import { useMatches } from "#app/ui/use-matches.ts";
import type { EnquiryForm } from "../enquiry/use-enquiry-form.ts";
import { Age } from "./age.tsx";
import { DayCell } from "./day-cell.tsx";
import { Legend } from "./legend.tsx";
import { MonthChoice } from "./month-choice.tsx";
import { MonthTable } from "./month-table.tsx";
import { StayAnswer } from "./stay-answer.tsx";
import { Turn } from "./turn.tsx";
import { useDays } from "./use-days.ts";
import { useMonths } from "./use-months.ts";
import { useRoomsNow } from "./use-rooms.ts";

type NightsCalendarProps = {
  known: Availability;
  form: EnquiryForm;
  room?: string;
  wide: string;
  prices: Prices;
};

/** The nights of a room or of the house, month by month: two presses choose a stay. */
export function NightsCalendar({ known, form, room, prices, wide }: NightsCalendarProps) {
  const { rooms: all, words, phrases } = useGuesthouse();
  const { locale } = phrases;
  const { monthOf } = usePhrases();
  const weekStart = weekStartIn(locale);
  const box = useRef<HTMLDivElement>(null);
  const now = useRoomsNow(known, {
    slugs: room === undefined ? all.map(({ slug }) => slug) : [room],
    needed: room === undefined ? form.party.rooms : 1,
  });
  const { isChoosing, factsOf, press } = useDays(form, now.rooms);
  const differ = form.today !== "" && anyRoomPrice(prices, form.today).isLeast;
  const count = useMatches(wide) ? 2 : 1;
  const months = useMonths(form.stay.checkIn, now.rooms, count);
  const { shown, tabStop, goTo, turn } = months;
  const [isTurned, setTurned] = useState(false);

  // What opens below the window's edge or behind the bar at its foot is not seen to open.
  const seen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    seen.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, []);

  const turned = (onTurn: (() => void) | undefined) =>
    onTurn &&
    (() => {
      setTurned(true);
      onTurn();
    });

  const onKeyDown = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement && event.target.dataset["day"];
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") press(day);
    else {
      const next = dayAfterKey(day, event, weekStart);
      if (next === undefined) return;
      flushSync(() => goTo(next));
      box.current?.querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus();
    }
    event.preventDefault();
  };

  return (
    <section
      aria-label={words.nights.heading}
      className={clsx("mx-auto grid gap-5", count === 2 ? "max-w-4xl" : "max-w-md")}
    >
      <div ref={seen} className="grid gap-3">
        <StayAnswer form={form} rooms={now.rooms} isChoosing={isChoosing} />
        <div
          ref={box}
          role="presentation"
          onKeyDown={onKeyDown}
          className={clsx("relative grid", count === 2 && "grid-cols-2 gap-8")}
        >
          <Turn label={words.nights.previous} icon="previous" onTurn={turned(turn.back)} />
          {shown.map((month, place) => (
            <div key={month} className="relative">
              <MonthTable month={month} locale={locale} weekStart={weekStart}>
                {(day) => (
                  <DayCell
                    key={day}
                    {...factsOf(day)}
                    price={differ ? nightPrice(day, prices) : undefined}
                    isTabStop={day === tabStop}
                    onPress={() => {
                      goTo(day);
                      press(day);
                    }}
                  />
                )}
              </MonthTable>
              {place === 0 && (
                <MonthChoice months={months.all} shown={month} onChoose={months.show} />
              )}
            </div>
          ))}
          <Turn label={words.nights.next} icon="next" onTurn={turned(turn.on)} />
        </div>
        {isTurned && (
          <p data-announced="" className="sr-only">
            {shown.map(monthOf).join(", ")}
          </p>
        )}
      </div>
      <div className="grid gap-3 max-sm:px-6">
        <div className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
          <Legend isInDoubt={now.state === "unknown"} />
          {differ && <p>{words.nights.prices[room === undefined ? "house" : "room"]}</p>}
        </div>
        <Age {...now} />
      </div>
    </section>
  );
}
