import contact from "#content/contact.yaml";
import { PageHero } from "../page-hero.tsx";
import { pageHead } from "#app/site/head.ts";
import type { HeadMatches } from "#app/site/loaded.ts";
import { PATHS } from "#app/site/paths.ts";
import { GoodToKnow } from "../good-to-know.tsx";
import { AreaMap } from "./area-map.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { Directions } from "./directions.tsx";

export const meta = ({ matches }: { matches: HeadMatches }) =>
  pageHead(matches, { ...contact, path: PATHS.contact });

export default function ContactScreen() {
  const { label, heading, words, picture } = contact.hero;
  return (
    <main id="contenuto">
      <PageHero label={label} title={heading} words={words} picture={picture} />
      <ContactBlock />
      <AreaMap />
      <Directions />
      <GoodToKnow />
    </main>
  );
}
