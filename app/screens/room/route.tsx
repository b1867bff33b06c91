import { ContactBlock } from "#app/sections/template/contact-block.tsx";
import { RoomGrid } from "#app/sections/template/room-card.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { Section } from "#app/ui/section.tsx";
import { Facilities } from "./facilities.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { invented, block, form } = content["template/contact"];
  return {
    ...content["template/rooms"],
    contact: { invented, block, form, search: content.words.menu.search },
  };
}

export { templateHead as meta } from "#app/head/template-head.ts";

export default function RoomsScreen({ loaderData: rooms }: ScreenProps<typeof loader>) {
  const { label, heading, words, perNight } = rooms;
  return (
    <>
      <Section id="rooms" label={label} heading={heading} words={words} isRevealed={false}>
        <RoomGrid rooms={rooms.rooms} perNight={perNight} />
      </Section>
      <Facilities {...rooms.facilities} />
      <ContactBlock {...rooms.contact} />
    </>
  );
}
