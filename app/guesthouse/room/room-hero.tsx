import { Island } from "#app/render/island.tsx";
import type { PricedRoom } from "#app/site/site-context.ts";
import { CoverPicture } from "#app/ui/picture.tsx";
import { RoomFacts, type RoomFactsProps } from "./room-facts.tsx";

type RoomHeroProps = { picture: PricedRoom["hero"]; facts: RoomFactsProps };

/** A room's first picture, with its name, its price and contact links below it. */
export function RoomHero({ picture, facts }: RoomHeroProps) {
  return (
    <section className="grid">
      <div className="relative h-[52svh] min-h-72 lg:h-[min(66svh,42rem)]">
        <CoverPicture picture={picture} alt="" />
        <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-night/75 to-night/0 lg:h-36 lg:from-night" />
      </div>
      <Island
        name="room-facts"
        component={RoomFacts}
        props={facts}
        when="load"
        className="column flex flex-wrap items-end justify-between gap-x-12 gap-y-5 pt-8 lg:pt-10"
      />
    </section>
  );
}
