import { PageHero } from "../page-hero.tsx";
import { pageHead } from "#app/head/page-head.ts";
import { contentOf, type ScreenProps, type LoaderArgs } from "#app/site/site-context.ts";
import { GoodToKnow } from "../good-to-know.tsx";
import { goodToKnowOf } from "../good-to-know-answers.ts";
import { AreaMap } from "./area-map.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { Directions } from "./directions.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  return { ...content.contact, goodToKnow: goodToKnowOf(content) };
}

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = pageHead;

export default function ContactScreen({ loaderData: contact }: ScreenProps<typeof loader>) {
  const { label, heading, words, picture } = contact.hero;
  return (
    <main id="contenuto">
      <PageHero label={label} title={heading} words={words} picture={picture} />
      <ContactBlock block={contact.block} form={contact.form} />
      <AreaMap {...contact.map} />
      <Directions {...contact.directions} />
      <GoodToKnow {...contact.goodToKnow} />
    </main>
  );
}
