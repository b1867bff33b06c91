import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

export function HomeIntro(intro: Content<"home">["intro"]) {
  const { label, heading, words, picture, detail, button } = intro;
  const { map } = usePaths();
  return (
    <section aria-labelledby="dove-siamo" className="bg-sand rhythm">
      <div className="column grid items-center gap-12 lg:grid-cols-2 lg:gap-20" data-reveal="1000">
        {/* On large screens the picture begins at the window's edge. */}
        <div className="relative pb-14 sm:pe-20 min-[1600px]:-ms-[calc(50vw-45rem)]">
          <div className="aspect-4/5 late max-lg:aspect-square min-[1600px]:aspect-6/5">
            <Picture
              picture={picture}
              sizes="(min-width: 1600px) 45vw, (min-width: 992px) 520px, 90vw"
              className="size-full"
            />
          </div>
          <div className="absolute right-0 bottom-0 w-1/2 border-8 border-sand max-sm:hidden">
            <Picture picture={detail} sizes="(min-width: 992px) 300px, 45vw" className="w-full" />
          </div>
        </div>
        <div>
          <SectionHeading id="dove-siamo" label={label} heading={heading} className="lg:mb-8" />
          <div className="grid max-w-prose gap-5 text-quiet">
            {words.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Link to={map} className={`${buttonClass({ look: "outline" })} mt-8`}>
            {button}
          </Link>
        </div>
      </div>
    </section>
  );
}
