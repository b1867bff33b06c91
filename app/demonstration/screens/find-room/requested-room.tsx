import { DEMO_PARTY_LIMITS, type DemoCard } from "#app/domain/booking-state.ts";
import type { DemoContent } from "#app/demonstration/demo-content.ts";
import { useDemoBooking } from "#app/sections/demo-booking/use-demo-booking.ts";
import { clsx } from "clsx";
import { useState } from "react";
import { ENQUIRY_FIELDS } from "#app/domain/enquiry.ts";
import { earliestCheckOut, isDay, type Stay, minStayFrom } from "#app/domain/stay.ts";
import { StripSelect } from "#app/demonstration/sections/home/strip-field.tsx";
import { useScreenPath } from "#app/demonstration/use-screen-path.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";

const USUAL_MAX_COUNTS = { adults: 6, children: 6, rooms: DEMO_PARTY_LIMITS.rooms.max };

const COUNT_FIELDS = ["adults", "children", "rooms"] as const;

/** Returns the numbers of a select, up to the usual maximum, or up to the value from the URL if that is larger. */
function optionsFor(field: (typeof COUNT_FIELDS)[number], value: number): number[] {
  const { min } = DEMO_PARTY_LIMITS[field];
  const optionCount = Math.max(USUAL_MAX_COUNTS[field], value) - min + 1;
  return Array.from({ length: optionCount }, (_, index) => min + index);
}

type RequestedRoomProps = {
  words: Pick<DemoContent<"template/find-room">, "label" | "perNight" | "words" | "form">;
  cards: DemoCard[];
  firstCard: DemoCard;
};

export default function RequestedRoom({ words, cards, firstCard }: RequestedRoomProps) {
  const { queryBooking, booking, today } = useDemoBooking(cards);
  const [chosenDays, setChosenDays] = useState<Partial<Stay>>({});
  const pathTo = useScreenPath();
  const card = queryBooking.card ?? firstCard;
  const { form } = words;
  const { checkIn, checkOut } = { ...booking, ...chosenDays };
  return (
    <>
      <div className="column grid justify-items-start gap-5">
        <p className="label-rule text-accent-text">{words.label}</p>
        <h2 id="wanted" className="title-section">
          {card.title}
        </h2>
        <p className="bg-accent px-4 py-2 text-on-accent">
          <strong className="text-xl font-semibold">${card.price}</strong> / {words.perNight}
        </p>
        <p className="max-w-prose text-lg text-quiet">{words.words}</p>
      </div>
      <div className="column mt-12 lg:mt-16">
        {/* The query of the form's URL passes the days, the people and the card to the room's page. */}
        <form
          action={pathTo("roomDetails")}
          aria-label={form.button}
          className="rounded-xs border border-line bg-raised shadow-[0_24px_60px_-24px_rgb(27_22_19/0.35)]"
        >
          <div
            className={clsx(
              "grid items-center divide-line px-6 max-md:divide-y lg:divide-x lg:px-0",
              "md:max-lg:grid-cols-6 md:max-lg:gap-x-8 md:max-lg:*:col-span-2",
              "md:max-lg:*:last:col-span-6 md:max-lg:*:nth-[-n+2]:col-span-3",
              "lg:grid-cols-[1.25fr_1.25fr_1fr_1fr_1fr_auto]",
              "*:py-4 lg:*:px-5 lg:*:py-5 xl:*:px-7",
            )}
          >
            <DateField
              label={form.checkIn}
              name={ENQUIRY_FIELDS.checkIn}
              value={checkIn}
              min={today || undefined}
              onChange={(day) => setChosenDays(minStayFrom(day))}
            />
            <DateField
              label={form.checkOut}
              name={ENQUIRY_FIELDS.checkOut}
              value={checkOut}
              min={isDay(checkIn) ? earliestCheckOut(checkIn) : undefined}
              onChange={(day) => setChosenDays({ checkIn, checkOut: day })}
            />
            {COUNT_FIELDS.map((field) => (
              <StripSelect
                // If the URL has another value than the rendered page, this new key resets the select at hydration.
                key={field + booking[field]}
                label={form[field]}
                name={ENQUIRY_FIELDS[field]}
                defaultValue={booking[field]}
              >
                {optionsFor(field, booking[field]).map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </StripSelect>
            ))}
            <div className="max-lg:pb-6">
              <input type="hidden" name="title" value={card.title} />
              <input type="hidden" name="price" value={card.price} />
              <Button type="submit" className="w-full">
                {form.button}
              </Button>
            </div>
          </div>
        </form>
      </div>
    </>
  );
}
