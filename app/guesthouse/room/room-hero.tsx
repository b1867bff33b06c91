import { Island } from "#app/render/island.tsx";
import type { PricedRoom } from "#app/site/site-context.ts";
import { HeroPicture } from "../page-hero.tsx";
import { RoomFacts, type RoomFactsProps } from "./room-facts.tsx";

type RoomHeroProps = { picture: PricedRoom["hero"]; facts: RoomFactsProps };

export function RoomHero({ picture, facts }: RoomHeroProps) {
  return (
    <section className="grid">
      <HeroPicture picture={picture} alt="" className="h-[52svh] lg:h-[min(66svh,42rem)]" />
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
