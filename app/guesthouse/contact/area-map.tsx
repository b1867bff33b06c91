import { useState } from "react";
import contact from "#content/contact.yaml";
import house from "#content/house.yaml";
import { addressLine, appleMapLink, mapFrame, mapLink } from "#app/domain/place.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

const words = contact.map;
const place = addressLine(house.address);

/** The button that was pressed is gone: the map takes the keyboard's place. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

const appLink =
  "inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline-offset-4 hover:underline";

/** Where the house is: our own drawing until the guest asks for the real map, which comes from outside. */
export function AreaMap() {
  const [asked, setAsked] = useState(false);
  return (
    <section id="google" aria-labelledby="dove-siamo">
      <h2 id="dove-siamo" className="sr-only">
        {words.heading}
      </h2>
      <div className="relative h-[450px] bg-sand print:h-[42mm]">
        {asked ? (
          <iframe
            ref={takeFocus}
            src={mapFrame(place)}
            title={words.frame}
            height={450}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            // The frame is another host's: its own origin opens nothing of ours to it.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            allowFullScreen
            className="block h-[450px] w-full border-0"
          />
        ) : (
          <>
            <Picture
              picture={words.picture}
              sizes="(min-width: 1920px) 100vw, (min-width: 768px) 1920px, 768px"
              className="size-full"
            />
            {/* At the foot of the drawing, so that its middle stays in view. */}
            <div
              data-print="no"
              className="absolute inset-x-0 bottom-0 column grid pb-6 max-md:justify-items-center lg:pb-8"
            >
              <div className="grid max-w-sm justify-items-start gap-3 bg-page p-6 shadow-xl not-js:hidden">
                <button type="button" className={buttonClass()} onClick={() => setAsked(true)}>
                  <Icon name="pin" />
                  {words.button}
                </button>
                <p className="text-sm text-quiet">{words.notice}</p>
              </div>
            </div>
          </>
        )}
      </div>
      <div className="border-b border-line bg-raised" data-print="no">
        <p className="column flex flex-wrap items-center gap-x-8 gap-y-1 py-4">
          <span className="me-auto font-medium">{place}</span>
          <span className="flex flex-wrap items-center gap-x-6">
            <span className="text-quiet">{words.apps}</span>
            <a href={mapLink(place)} target="_blank" rel="noopener" className={appLink}>
              Google Maps
            </a>
            <a href={appleMapLink(place)} target="_blank" rel="noopener" className={appLink}>
              Mappe di Apple
            </a>
          </span>
        </p>
      </div>
    </section>
  );
}
