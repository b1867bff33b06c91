import { clsx } from "clsx";
import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import find from "#content/template/find-room.yaml";
import { DEMO_PARTY } from "#app/domain/booking-state.ts";
import { LIMITS } from "#app/domain/party.ts";
import { earliestCheckOut, isDay } from "#app/domain/stay.ts";
import { useDemoBooking } from "#app/sections/template/use-demo-booking.ts";
import { useScreenPath } from "#app/site/use-design.ts";
import { buttonClass } from "#app/ui/button.ts";

const words = find.form;

/** How many the template lets one choose. */
const UP_TO = { adults: 6, children: 6, rooms: LIMITS.rooms.max };

/** Named as the address of a search names them, so that the form also works before scripts run. */
const COUNTS = [
  { name: "adulti", count: "adults", state: "adult" },
  { name: "bambini", count: "children", state: "children" },
  { name: "camere", count: "rooms", state: "room" },
] as const;

const field = "min-h-10 w-full min-w-0 appearance-none bg-transparent text-start font-semibold";

/** Dates and people for a room. What is chosen travels to the room's page, which shows it as a booking. */
export function SearchForm({ title, price }: { title: string; price: string }) {
  const { booking, today } = useDemoBooking();
  const [chosen, setChosen] = useState<{ checkIn?: string; checkOut?: string }>({});
  const navigate = useNavigate();
  const path = useScreenPath();
  const id = useId();

  const checkIn = chosen.checkIn ?? booking.checkIn;
  const checkOut = chosen.checkOut ?? booking.checkOut;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const counts = COUNTS.map(({ name, state }) => [state, fields.get(name)] as const);
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
          "grid divide-line px-6 max-lg:divide-y lg:grid-cols-[1.3fr_1.3fr_1fr_1fr_1fr] lg:divide-x lg:px-0",
          "*:py-4 lg:*:px-7 lg:*:py-5",
        )}
      >
        <div>
          <label htmlFor={`${id}in`} className="text-sm text-quiet">
            {words.checkIn}
          </label>
          <input
            id={`${id}in`}
            type="date"
            name="dal"
            required
            min={today || undefined}
            value={checkIn}
            onChange={({ currentTarget: { value } }) =>
              setChosen({ checkIn: value, checkOut: isDay(value) ? earliestCheckOut(value) : "" })
            }
            className={field}
          />
        </div>
        <div>
          <label htmlFor={`${id}out`} className="text-sm text-quiet">
            {words.checkOut}
          </label>
          <input
            id={`${id}out`}
            type="date"
            name="al"
            required
            min={isDay(checkIn) ? earliestCheckOut(checkIn) : undefined}
            value={checkOut}
            onChange={({ currentTarget: { value } }) => setChosen({ checkIn, checkOut: value })}
            className={field}
          />
        </div>
        {COUNTS.map(({ name, count }) => (
          <div key={name}>
            <label htmlFor={id + name} className="text-sm text-quiet">
              {words[count]}
            </label>
            <select
              key={today}
              id={id + name}
              name={name}
              defaultValue={today ? booking[count] : DEMO_PARTY[count]}
              className={field}
            >
              {Array.from({ length: UP_TO[count] - LIMITS[count].min + 1 }, (_, index) => (
                <option key={index}>{LIMITS[count].min + index}</option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <div className="flex justify-end border-t border-line p-6 lg:px-7">
        <button type="submit" className={buttonClass()}>
          {words.button}
        </button>
      </div>
    </form>
  );
}
