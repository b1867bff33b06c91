import type { RoomCard } from "#app/content/schemas/template/rooms.ts";
import { RoomGrid } from "#app/sections/template/room-grid.tsx";
import { priceWords, useDemoBooking } from "#app/sections/template/use-demo-booking.ts";
import { contentOf, type ScreenProps, type LoaderArgs } from "#app/site/site-context.ts";
import { templateHead } from "#app/head/template-head.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { RoomFinder } from "./room-finder.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { rooms, perNight } = content["template/rooms"];
  return { ...content["template/find-room"], listed: { rooms, perNight } };
}

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = templateHead;

/** The room that is looked for: the one a card named, or the first of the list. */
function useWanted(rooms: RoomCard[]) {
  const { given } = useDemoBooking();
  const first = rooms[0]!;
  const title = given.title ?? first.title;
  const listed = rooms.find((room) => room.title === title);
  return {
    title,
    price: priceWords(given.price ?? String((listed ?? first).price)),
  };
}

export default function FindRoomScreen({ loaderData: find }: ScreenProps<typeof loader>) {
  const { title, price } = useWanted(find.listed.rooms);
  return (
    <>
      <section aria-labelledby="wanted" className="rhythm">
        {/* No picture of its own: the room stands with it in the list below. */}
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
          {/* Another room asked for starts the search anew. */}
          <RoomFinder key={title} words={find.form} title={title} price={price} />
        </div>
      </section>
      <section aria-labelledby="others" className="bg-sand rhythm">
        <div className="column">
          <SectionHeading id="others" {...find.others} />
          <RoomGrid {...find.listed} />
        </div>
      </section>
    </>
  );
}
