import type { Content } from "#app/content/site-content.ts";
import { PhoneLink } from "../chat-link.tsx";
import { ContentIcon } from "#app/ui/content-icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { PageHero } from "../page-hero.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { GoodToKnow } from "../good-to-know.tsx";
import { AreaMap } from "./area-map.tsx";
import { ContactBlock } from "./contact-block.tsx";

function Directions({ label, heading, ways, last }: Content<"contact">["directions"]) {
  return (
    <Section id="come-arrivare" label={label} heading={heading}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {ways.map(({ icon, name, words }) => (
          <li key={name} className="grid content-start gap-3 border-t border-edge pt-6">
            <ContentIcon name={icon} className="size-8 text-accent-text" />
            <h3 className="title-card">{name}</h3>
            <p className="text-quiet">{words}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-5">
        <p className="max-w-md font-display text-2xl/snug">{last}</p>
        <PhoneLink look="outline" />
      </div>
    </Section>
  );
}

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  return { ...content.contact, goodToKnow: content["good-to-know"] };
}

export default function ContactScreen({ loaderData: contact }: ScreenProps<typeof loader>) {
  const { heading, words, picture } = contact.hero;
  return (
    <main id="contenuto">
      <PageHero title={heading} words={words} picture={picture} />
      <ContactBlock block={contact.block} form={contact.form} />
      <AreaMap {...contact.map} />
      <Directions {...contact.directions} />
      <GoodToKnow {...contact.goodToKnow} />
    </main>
  );
}
