import { useState } from "react";
import type { Content } from "#app/content/site-content.ts";
import { addressLine, appleMapLink, mapFrame, mapLink } from "#app/domain/map-links.ts";
import { useHouse } from "#app/site/house.ts";
import { useHouseLanguage } from "#app/paths/use-paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { takeFocus } from "#app/ui/take-focus.ts";
import { DrawnMap, MapLegend } from "./drawn-map.tsx";

const appLink =
  "inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline-offset-4 hover:underline";

type AreaMapProps = Content<"contact">["map"];

type MapWordsProps = {
  words: AreaMapProps;
  place: string;
  isMapShown: boolean;
  onShow: () => void;
};

/** The legend, the button that loads the map, and links to map apps. */
function MapWords({ words, place, isMapShown, onShow }: MapWordsProps) {
  return (
    <div
      data-print="no"
      className="grid content-center gap-x-12 gap-y-5 py-6 max-lg:column min-[1344px]:column min-[1344px]:grid-cols-[1fr_auto_auto] min-[1344px]:items-center"
    >
      <div className="grid gap-1">
        <MapLegend {...words} />
        <p className="text-quiet">{place}</p>
      </div>
      {!isMapShown && (
        <div className="grid max-w-sm justify-items-start gap-2 not-js:hidden">
          <button type="button" className={buttonClass({ look: "outline" })} onClick={onShow}>
            <Icon name="pin" />
            {words.button}
          </button>
          <p className="text-sm text-quiet">{words.notice}</p>
        </div>
      )}
      <p className="grid gap-x-6">
        <span className="text-quiet">{words.apps}</span>
        <span className="flex flex-wrap gap-x-6">
          <a href={mapLink(place)} target="_blank" rel="noopener" className={appLink}>
            {words.google}
          </a>
          <a href={appleMapLink(place)} target="_blank" rel="noopener" className={appLink}>
            {words.apple}
          </a>
        </span>
      </p>
    </div>
  );
}

/** Our own drawing until the guest loads Google's map. */
export function AreaMap(words: AreaMapProps) {
  const place = addressLine(useHouse().address);
  const language = useHouseLanguage();
  const [isMapShown, setMapShown] = useState(false);
  return (
    <section id="google" aria-labelledby="dove-siamo">
      <h2 id="dove-siamo" className="sr-only">
        {words.heading}
      </h2>
      <div className="bg-sand min-[1344px]:bg-raised">
        {/* Side by side in windows between narrow and wide enough for the whole strip. */}
        <div className="lg:max-[1343px]:column lg:max-[1343px]:grid lg:max-[1343px]:grid-cols-[minmax(0,36rem)_1fr] lg:max-[1343px]:items-center lg:max-[1343px]:gap-10 lg:max-[1343px]:pb-16">
          <div className="relative overflow-clip bg-sand max-lg:aspect-5/4 lg:h-[450px] print:h-[42mm]">
            {isMapShown ? (
              <iframe
                ref={takeFocus}
                src={mapFrame(place, language)}
                title={words.frame}
                height={450}
                loading="lazy"
                referrerPolicy="strict-origin-when-cross-origin"
                // The frame has another origin, so allow-same-origin gives it no access to our page.
                // oxlint-disable-next-line react/iframe-missing-sandbox
                sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                allowFullScreen
                className="absolute inset-0 block size-full border-0"
              />
            ) : (
              <DrawnMap {...words} />
            )}
          </div>
          <MapWords
            words={words}
            place={place}
            isMapShown={isMapShown}
            onShow={() => setMapShown(true)}
          />
        </div>
      </div>
    </section>
  );
}
