import type { KnownCard } from "#app/domain/booking-state.ts";
import type { Content } from "#app/content/site-content.ts";
import { useDemoBooking } from "#app/sections/template/use-demo-booking.ts";
import { RoomFinder } from "./room-finder.tsx";

type RequestedRoomProps = {
  words: Pick<Content<"template/find-room">, "label" | "perNight" | "words" | "form">;
  known: KnownCard[];
  first: KnownCard;
};

export function RequestedRoom({ words, known, first }: RequestedRoomProps) {
  const { handover, booking, today } = useDemoBooking(known);
  const card = handover.card ?? first;
  return (
    <>
      {/* The requested room has no picture here, because the list below shows it. */}
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
        <RoomFinder words={words.form} card={card} booking={booking} today={today} />
      </div>
    </>
  );
}
