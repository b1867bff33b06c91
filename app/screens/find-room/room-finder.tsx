import { clsx } from "clsx";
import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { DEMO_LIMITS, DEMO_PARTY } from "#app/domain/booking-state.ts";
import { earliestCheckOut, isDay, type Stay, stayFrom } from "#app/domain/stay.ts";
import { useDemoBooking } from "#app/sections/template/use-demo-booking.ts";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Icon } from "#app/ui/icon.tsx";

const MAX_COUNTS = { adults: 6, children: 6, rooms: DEMO_LIMITS.rooms.max };

/** The query names make the form work before hydration. */
const COUNT_FIELDS = [
  { name: "adulti", count: "adults", state: "adult" },
  { name: "bambini", count: "children", state: "children" },
  { name: "camere", count: "rooms", state: "room" },
] as const;

type CountFieldProps = { label: string; name: string; value: number; from: number; to: number };

function CountField({ label, name, value, from, to }: CountFieldProps) {
  const id = useId();
  return (
    <div className="grid">
      <label htmlFor={id} className="text-sm text-quiet">
        {label}
      </label>
      <span className="relative grid items-center">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className="min-h-10 w-full appearance-none bg-transparent font-semibold"
        >
          {Array.from({ length: to - from + 1 }, (_, index) => (
            <option key={index}>{from + index}</option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute end-0 size-4" />
      </span>
    </div>
  );
}

type RoomFinderProps = {
  words: Content<"template/find-room">["form"];
  title: string;
  price: string;
};

export function RoomFinder({ words, title, price }: RoomFinderProps) {
  const { booking, today } = useDemoBooking();
  const [choice, setChoice] = useState<Partial<Stay>>({});
  const navigate = useNavigate();
  const path = useScreenPath();

  const checkIn = choice.checkIn ?? booking.checkIn;
  const checkOut = choice.checkOut ?? booking.checkOut;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const counts = COUNT_FIELDS.map(({ name, state }) => [state, fields.get(name)] as const);
    void navigate(path("roomDetails"), {
      state: {
        title,
        price,
        selectedInDate: checkIn,
        selectedOutDate: checkOut,
        ...Object.fromEntries(counts),
      },
    });
  };

  return (
    <form
      action={path("roomDetails")}
      aria-label={words.button}
      onSubmit={onSubmit}
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
          label={words.checkIn}
          name="dal"
          value={checkIn}
          min={today || undefined}
          onChange={(day) => setChoice(stayFrom(day))}
        />
        <DateField
          label={words.checkOut}
          name="al"
          value={checkOut}
          min={isDay(checkIn) ? earliestCheckOut(checkIn) : undefined}
          onChange={(day) => setChoice((before) => ({ checkIn, ...before, checkOut: day }))}
        />
        {COUNT_FIELDS.map(({ name, count }) => (
          <CountField
            key={name + today}
            label={words[count]}
            name={name}
            value={today ? booking[count] : DEMO_PARTY[count]}
            from={DEMO_LIMITS[count].min}
            to={Math.max(MAX_COUNTS[count], booking[count])}
          />
        ))}
        <div className="max-lg:pb-6">
          {/* Without scripts there is no navigation state. */}
          <input type="hidden" name="title" value={title} />
          <Button type="submit" className="w-full">
            {words.button}
          </Button>
        </div>
      </div>
    </form>
  );
}
