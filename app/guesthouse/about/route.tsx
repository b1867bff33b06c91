import { PageHero } from "../page-hero.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { AboutExperience, AboutIntro, AboutReviews, Owner } from "./sections.tsx";

export const loader = (args: LoaderArgs) => contentOf(args).about;

export { pageHead as meta } from "#app/head/page-head.ts";

export default function About({ loaderData: about }: ScreenProps<typeof loader>) {
  return (
    <main id="contenuto">
      <PageHero title={about.title} {...about.hero} />
      <AboutIntro {...about.intro} />
      <AboutExperience {...about.experience} />
      <AboutReviews {...about.reviews} />
      <Owner owner={about.owner} video={about.video} />
    </main>
  );
}
