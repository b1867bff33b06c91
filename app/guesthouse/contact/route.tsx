import contact from "#content/contact.yaml";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageHead } from "#app/site/head.ts";
import { PATHS } from "#app/site/paths.ts";
import { GoodToKnow } from "../good-to-know.tsx";
import { AreaMap } from "./area-map.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { Directions } from "./directions.tsx";

export const meta = () => pageHead({ ...contact, path: PATHS.contact });

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
