import { PageHero } from "../page-hero.tsx";
import { pageHead } from "#app/site/head.ts";
import { contentOf, type HeadArgs, type Loaded, type LoaderArgs } from "#app/site/loaded.ts";
import { Pieces } from "#app/waking/pieces.tsx";
import { AboutExperience } from "./experience.tsx";
import { AboutIntro } from "./intro.tsx";
import { Owner } from "./owner.tsx";
import { AboutReviews } from "./reviews.tsx";

export const loader = (args: LoaderArgs) => contentOf(args).about;

export { shouldRevalidate } from "#app/site/loaded.ts";

export const meta = ({ loaderData, matches }: HeadArgs<typeof loader>) =>
  pageHead(matches, loaderData);

export default function About({ loaderData: about }: Loaded<typeof loader>) {
  return (
    <main id="contenuto">
      <Pieces>
        <PageHero title={about.title} {...about.hero} />
        <AboutIntro {...about.intro} />
        <AboutExperience {...about.experience} />
        <AboutReviews {...about.reviews} />
        <Owner owner={about.owner} video={about.video} />
      </Pieces>
    </main>
  );
}
