import type { Content } from "#app/content/site-content.ts";
import { useHouse, usePageLanguage } from "#app/site/page-context.ts";
import { Picture } from "#app/ui/picture.tsx";
import { addressLine, appleMapLink, mapFrameUrl, mapLink } from "#app/domain/map-links.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

type MapContent = Content<"contact">["map"];
type DrawnMapProps = Pick<MapContent, "drawing" | "regions">;
const toPercent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;
const toPosition = ([x, y]: [number, number]) => ({ x: toPercent(x), y: toPercent(y) });

/** Draws the mark of the house on the map: a point, or a wide ring if the exact position is not known. */
function MarkShape({ isExact, ...center }: { isExact: boolean; cx?: string; cy?: string }) {
  return isExact ? (
    <>
      <circle {...center} r={13} className="fill-none stroke-accent-text" strokeWidth={3} />
      <circle {...center} r={6} className="fill-accent-text" />
    </>
  ) : (
    <circle
      {...center}
      r={15}
      className="fill-accent/60 stroke-accent-text"
      strokeWidth={3}
      strokeDasharray="5.5 3.5"
    />
  );
}

const LABEL_SIDES = {
  left: { textAnchor: "end", dx: -6, dy: 5 },
  right: { textAnchor: "start", dx: 6, dy: 5 },
  above: { textAnchor: "middle", dx: 0, dy: 0 },
  below: { textAnchor: "end", dx: 0, dy: 14 },
} as const;

const HALO_CLASS = "stroke-sand stroke-4 [paint-order:stroke] [stroke-linejoin:round]";
const TOWN_CLASS = `fill-ink ${HALO_CLASS}`;
const REGION_CLASS =
  "fill-quiet font-display text-base tracking-wide sm:text-lg sm:tracking-wider lg:text-xl";

type PlaceNamesProps = {
  layout: MapContent["drawing"]["wide"];
  regions: MapContent["regions"];
  town: string | undefined;
  className: string;
};

function PlaceNames({ layout, regions, town, className }: PlaceNamesProps) {
  const { spot, towns, sea, land } = layout;
  const { x, y } = toPosition(spot);
  return (
    <svg
      aria-hidden
      textAnchor="middle"
      className={`pointer-events-none absolute top-0 left-1/2 -translate-x-1/2 text-[.8125rem]/none font-medium sm:text-sm/none ${className}`}
    >
      <text {...toPosition(sea)} className={REGION_CLASS}>
        {regions.sea.split(" ").map((word, lineIndex) => (
          <tspan key={word} x={toPosition(sea).x} dy={lineIndex && "1.1em"}>
            {word}
          </tspan>
        ))}
      </text>
      {land.map(({ name, at }) => (
        <text key={name} {...toPosition(at)} className={`${REGION_CLASS} ${HALO_CLASS}`}>
          {regions[name]}
        </text>
      ))}
      {towns.map(({ name, at, side, isCity }) => (
        <text
          key={name}
          {...toPosition(at)}
          {...LABEL_SIDES[side]}
          className={isCity ? `${TOWN_CLASS} text-base font-semibold` : TOWN_CLASS}
        >
          {name}
        </text>
      ))}
      <MarkShape isExact={town !== undefined} cx={x} cy={y} />
      {town && (
        <text x={x} y={y} dy={-22} className={`${TOWN_CLASS} font-semibold`}>
          {town}
        </text>
      )}
    </svg>
  );
}

const MAP_PICTURE_SIZES = "(min-width: 1344px) 100vw, (min-width: 992px) 576px, 100vw";

function DrawnMap({ drawing, regions }: DrawnMapProps) {
  const { town } = useHouse().address;
  const placeNameProps = { regions, town: drawing.isTownOnMap ? town : undefined };
  return (
    <>
      <Picture
        picture={drawing.day}
        sizes={MAP_PICTURE_SIZES}
        className="size-full object-top dark:hidden"
      />
      <Picture
        picture={drawing.night}
        sizes={MAP_PICTURE_SIZES}
        className="hidden size-full object-top dark:block"
      />
      {/* The names' layer has the size of the drawing, so that a percentage is the same position in both. */}
      <PlaceNames
        {...placeNameProps}
        layout={drawing.narrow}
        className="aspect-8/9 w-full min-[1344px]:hidden"
      />
      <PlaceNames
        {...placeNameProps}
        layout={drawing.wide}
        className="aspect-64/15 w-[max(100%,1920px)] max-[1343px]:hidden"
      />
    </>
  );
}

function MapLegend({ drawing, here, nearby }: Pick<MapContent, "drawing" | "here" | "nearby">) {
  const { town } = useHouse().address;
  return (
    <p className="flex items-center gap-3 font-display text-2xl/tight">
      <svg aria-hidden viewBox="-18 -18 36 36" className="size-7 shrink-0">
        <MarkShape isExact={drawing.isTownOnMap} />
      </svg>
      {drawing.isTownOnMap ? `${here} ${town}` : nearby}
    </p>
  );
}

const APP_LINK_CLASS =
  "inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline-offset-4 hover:underline";

function MapWords({ words, address }: { words: MapContent; address: string }) {
  return (
    <div className="grid content-center gap-x-12 gap-y-5 py-6 max-lg:column min-[1344px]:column min-[1344px]:grid-cols-[1fr_auto_auto] min-[1344px]:items-center">
      <div className="grid gap-1">
        <MapLegend {...words} />
        <p className="text-quiet">{address}</p>
      </div>
      <div data-map-offer="" className="grid max-w-sm justify-items-start gap-2 not-js:hidden">
        <Button look="outline" data-shows-map="">
          <Icon name="pin" />
          {words.button}
        </Button>
        <p className="text-sm text-quiet">{words.notice}</p>
      </div>
      <p className="grid gap-x-6">
        <span className="text-quiet">{words.apps}</span>
        <span className="flex flex-wrap gap-x-6">
          <ExternalLink href={mapLink(address)} className={APP_LINK_CLASS}>
            {words.google}
          </ExternalLink>
          <ExternalLink href={appleMapLink(address)} className={APP_LINK_CLASS}>
            {words.apple}
          </ExternalLink>
        </span>
      </p>
    </div>
  );
}

/** Shows our own drawing of the area, if we have one, until the guest loads Google's map (app/islands/small-behaviours.ts). */
export function AreaMap(words: MapContent) {
  const houseAddress = addressLine(useHouse().address);
  const language = usePageLanguage();
  return (
    <section id="google" aria-labelledby="dove-siamo">
      <h2 id="dove-siamo" className="sr-only">
        {words.heading}
      </h2>
      <div className="bg-sand min-[1344px]:bg-raised">
        {/* In medium windows, too narrow for the wide drawing, the narrow drawing and the words are side by side. */}
        <div className="lg:max-[1343px]:column lg:max-[1343px]:grid lg:max-[1343px]:grid-cols-[minmax(0,36rem)_1fr] lg:max-[1343px]:items-center lg:max-[1343px]:gap-10 lg:max-[1343px]:pb-16">
          <div
            className={
              words.isDrawn
                ? "relative overflow-clip bg-sand max-lg:aspect-5/4 lg:h-[450px]"
                : "relative has-[iframe]:h-[450px]"
            }
          >
            <template data-map="">
              <iframe
                src={mapFrameUrl(houseAddress, language)}
                title={words.frame}
                height={450}
                loading="lazy"
                referrerPolicy="strict-origin-when-cross-origin"
                // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame's other origin keeps it out of our page
                sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                allowFullScreen
                className="absolute inset-0 block size-full border-0"
              />
            </template>
            {words.isDrawn && <DrawnMap {...words} />}
          </div>
          <MapWords words={words} address={houseAddress} />
        </div>
      </div>
    </section>
  );
}
