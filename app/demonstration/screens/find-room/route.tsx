import { Island } from "#app/render/island.tsx";
import { allDemoCards } from "#app/demonstration/content.ts";
import { RoomGrid } from "#app/demonstration/sections/room-card.tsx";
import { demoContentOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { Section } from "#app/ui/section.tsx";
import RequestedRoom from "./requested-room.tsx";

export function loader(args: LoaderArgs) {
  const content = demoContentOf(args);
  const { rooms, perNight } = content["template/rooms"];
  const { title, price } = rooms[0]!;
  return {
    ...content["template/find-room"],
    list: { rooms, perNight },
    cards: allDemoCards(content),
    firstCard: { title, price },
  };
}

export default function FindRoomScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { label, perNight, words, form, cards, firstCard } = content;
  return (
    <>
      <section aria-labelledby="wanted" className="rhythm">
        <Island
          name="requested-room"
          component={RequestedRoom}
          props={{ words: { label, perNight, words, form }, cards, firstCard }}
          when="load"
        />
      </section>
      <Section id="others" {...content.others} tone="sand">
        <RoomGrid {...content.list} />
      </Section>
    </>
  );
}
