import { ContactBlock } from "#app/sections/template/contact-block.tsx";
import { RoomGrid } from "#app/sections/template/room-grid.tsx";
import { contentOf, type ScreenProps, type LoaderArgs } from "#app/site/site-context.ts";
import { templateHead } from "#app/head/template-head.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Facilities } from "./facilities.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { invented, block, form } = content["template/contact"];
  return { ...content["template/rooms"], contact: { invented, block, form } };
}

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = templateHead;

export default function RoomsScreen({ loaderData: rooms }: ScreenProps<typeof loader>) {
  const { label, heading, words, perNight } = rooms;
  return (
    <>
      <section aria-labelledby="rooms" className="rhythm">
        <div className="column">
          <SectionHeading id="rooms" label={label} heading={heading} words={words} />
          <RoomGrid rooms={rooms.rooms} perNight={perNight} />
        </div>
      </section>
      <Facilities {...rooms.facilities} />
      <ContactBlock {...rooms.contact} />
    </>
  );
}
