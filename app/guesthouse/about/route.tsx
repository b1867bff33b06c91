import about from "#content/about.yaml";
import { PageHero } from "../page-hero.tsx";
import { pageHead } from "#app/site/head.ts";
import type { HeadMatches } from "#app/site/loaded.ts";
import { PATHS } from "#app/site/paths.ts";
import { AboutExperience } from "./experience.tsx";
import { AboutIntro } from "./intro.tsx";
import { Owner } from "./owner.tsx";
import { AboutReviews } from "./reviews.tsx";

export const meta = ({ matches }: { matches: HeadMatches }) =>
  pageHead(matches, { title: about.title, description: about.description, path: PATHS.about });

export default function About() {
  return (
    <main id="contenuto">
      <PageHero title={about.title} {...about.hero} />
      <AboutIntro />
      <AboutExperience />
      <AboutReviews />
      <Owner />
    </main>
  );
}
