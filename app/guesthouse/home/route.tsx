import home from "#content/home.yaml";
import { BookedDialog } from "#app/sections/booked-dialog.tsx";
import { pageHead } from "#app/site/head.ts";
import type { HeadMatches } from "#app/site/loaded.ts";
import { PATHS } from "#app/site/paths.ts";
import { HomeArea } from "./area.tsx";
import { HomeBlog } from "./blog.tsx";
import { Hero } from "./hero.tsx";
import { HomeIntro } from "./intro.tsx";
import { HomeReviews } from "./reviews.tsx";
import { HomeRooms } from "./rooms.tsx";
import { HomeServices } from "./services.tsx";

export const meta = ({ matches }: { matches: HeadMatches }) =>
  pageHead(matches, { title: home.title, description: home.description, path: PATHS.home });

export default function Home() {
  return (
    <main id="contenuto">
      <Hero />
      <HomeRooms />
      <HomeIntro />
      <HomeServices />
      <HomeArea />
      <HomeReviews />
      <HomeBlog />
      <BookedDialog />
    </main>
  );
}
