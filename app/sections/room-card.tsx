import { usePaths, usePhrases, useWords } from "#app/site/page-context.ts";
import type { PricedRoom } from "#app/site/site-context.ts";
import { IconList, Stars } from "#app/ui/content-icon.tsx";
import { LatePicture } from "#app/ui/picture.tsx";
import { ArrowLink, CardTitle } from "./links.tsx";

type RoomCardProps = { room: PricedRoom; sizes: string; isBrief?: boolean };

export function RoomCard({ room, sizes, isBrief }: RoomCardProps) {
  const words = useWords().room;
  const { priceWords } = usePhrases();
  const roomPath = usePaths().room(room.address);
  return (
    <article className="group flex h-full flex-col bg-raised">
      <div className="relative overflow-hidden">
        <LatePicture boxClass="aspect-4/3" picture={room.card.card} sizes={sizes} isZoomable />
        <p className="absolute right-0 bottom-0 bg-accent px-4 py-2 text-night">
          <strong className="text-lg font-semibold">{priceWords(room.leastPrice)}</strong>{" "}
          {words.perNight}
        </p>
      </div>
      <div className="flex grow flex-col gap-3 border-x border-b border-line p-6 sm:p-7">
        <div className="flex items-center justify-between gap-4 text-sm text-quiet">
          <span>{room.kind}</span>
          <Stars rating={room.rating} words={room.ratingWords} />
        </div>
        <CardTitle to={roomPath} lang="en">
          {room.name}
        </CardTitle>
        <p className="text-quiet">{room.teaser}</p>
        {!isBrief && (
          <IconList
            items={[
              { icon: "bed", label: room.bed },
              { icon: "extraBed", label: room.extraBed },
            ]}
            className="mt-1 gap-2"
          />
        )}
        {/* The link is at the card's foot, so that the links of all cards are on one line. */}
        <ArrowLink to={roomPath} about={room.name} className="mt-auto self-start pt-2">
          {words.details}
        </ArrowLink>
      </div>
    </article>
  );
}
