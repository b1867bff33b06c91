import { ContactBlock } from "#app/demonstration/sections/contact-block.tsx";
import { RoomGrid } from "#app/demonstration/sections/room-card.tsx";
import { type DemoContent, demoContentOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { Section } from "#app/ui/section.tsx";
import { SLIDE_WORDS } from "#app/demonstration/words.ts";
import { useScreenPath } from "#app/demonstration/use-screen-path.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ArrowLink } from "#app/sections/links.tsx";

export function loader(args: LoaderArgs) {
  const content = demoContentOf(args);
  return { ...content["template/rooms"], contact: content["template/contact"] };
}

type FacilitiesProps = DemoContent<"template/rooms">["facilities"];

function FacilityCard({ facility }: { facility: FacilitiesProps["items"][number] }) {
  const { name, words, picture } = facility;
  const pathTo = useScreenPath();
  return (
    <article className="grid h-full content-start overflow-hidden rounded-card bg-raised">
      <Picture
        picture={picture}
        sizes="(min-width: 1400px) 610px, (min-width: 768px) 45vw, 94vw"
        className="aspect-4/3 w-full"
      />
      <div className="grid justify-items-start gap-3 rounded-b-card border-x border-b border-line p-6 sm:p-8">
        <h3 className="title-card">{name}</h3>
        <p className="text-quiet">{words}</p>
        <ArrowLink to={pathTo("roomDetails")} about={name}>
          View Details
        </ArrowLink>
      </div>
    </article>
  );
}

/** The carousel's arrows are disabled, because they have no function in the template of the specification. */
function FacilityCards({ items, ...heading }: FacilitiesProps) {
  return (
    <Section id="facilities" {...heading} tone="sand">
      <Carousel
        name={heading.heading}
        look="still"
        layout="[--gap:20px] [--per-view:1] md:[--per-view:2]"
        words={SLIDE_WORDS}
        slides={items.map((facility) => (
          <FacilityCard key={facility.name} facility={facility} />
        ))}
      />
    </Section>
  );
}

export default function RoomsScreen({ loaderData: rooms }: ScreenProps<typeof loader>) {
  return (
    <>
      <Section id="rooms" {...rooms}>
        <RoomGrid rooms={rooms.rooms} perNight={rooms.perNight} />
      </Section>
      <FacilityCards {...rooms.facilities} />
      <ContactBlock {...rooms.contact} />
    </>
  );
}
