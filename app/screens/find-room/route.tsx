import type { RoomCard } from "#app/content/schemas/template/rooms.ts";
import { RoomGrid } from "#app/sections/template/room-card.tsx";
import { demoPriceWords, useDemoBooking } from "#app/sections/template/use-demo-booking.ts";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { Section } from "#app/ui/section.tsx";
import { RoomFinder } from "./room-finder.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { rooms, perNight } = content["template/rooms"];
  return { ...content["template/find-room"], list: { rooms, perNight } };
}

export { shouldRevalidate } from "#app/site/site-context.ts";
export { templateHead as meta } from "#app/head/template-head.ts";

/** The room of the card that led here, or the first of the list. */
function useRequestedRoom(rooms: RoomCard[]) {
  const { handover } = useDemoBooking();
  const first = rooms[0]!;
  const title = handover.title ?? first.title;
  const match = rooms.find((room) => room.title === title);
  return {
    title,
    price: demoPriceWords(handover.price ?? String((match ?? first).price)),
  };
}

export default function FindRoomScreen({ loaderData: find }: ScreenProps<typeof loader>) {
  const { title, price } = useRequestedRoom(find.list.rooms);
  return (
    <>
      <section aria-labelledby="wanted" className="rhythm">
        {/* Without a picture: the list below has it. */}
        <div className="column grid justify-items-start gap-5">
          <p className="label-rule text-accent-text">{find.label}</p>
          <h2 id="wanted" className="title-section">
            {title}
          </h2>
          <p className="bg-accent px-4 py-2 text-on-accent">
            <strong className="text-xl font-semibold">{price}</strong> / {find.perNight}
          </p>
          <p className="max-w-prose text-lg text-quiet">{find.words}</p>
        </div>
        <div className="column mt-12 lg:mt-16">
          {/* The key resets the form for another room. */}
          <RoomFinder key={title} words={find.form} title={title} price={price} />
        </div>
      </section>
      <Section id="others" {...find.others} tone="sand" isRevealed={false}>
        <RoomGrid {...find.list} />
      </Section>
    </>
  );
}
