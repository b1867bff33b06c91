import { ContactBlock } from "#app/sections/template/contact-block.tsx";
import { RoomGrid } from "#app/sections/template/room-card.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { Section } from "#app/ui/section.tsx";
import { Facilities } from "./facilities.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  return { ...content["template/rooms"], contact: content["template/contact"] };
}

export { templateHead as meta } from "#app/head/template-head.ts";

export default function RoomsScreen({ loaderData: rooms }: ScreenProps<typeof loader>) {
  return (
    <>
      <Section id="rooms" {...rooms} isRevealed={false}>
        <RoomGrid rooms={rooms.rooms} perNight={rooms.perNight} />
      </Section>
      <Facilities {...rooms.facilities} />
      <ContactBlock {...rooms.contact} />
    </>
  );
}
