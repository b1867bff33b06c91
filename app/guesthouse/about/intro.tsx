import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { addressLine } from "#app/domain/map-links.ts";
import { useHouse } from "#app/site/house.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

export function AboutIntro(intro: Content<"about">["intro"]) {
  const { label, heading, words, picture, button } = intro;
  const house = useHouse();
  const { contact } = usePaths();
  return (
    <section aria-labelledby="famiglia" className="rhythm">
      <div
        className="column grid items-center gap-12 lg:grid-cols-[1fr_0.8fr] lg:gap-20"
        data-reveal="1000"
      >
        <div>
          <SectionHeading id="famiglia" label={label} heading={heading} className="lg:mb-8" />
          <div className="grid max-w-prose gap-5 text-quiet">
            {words.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <address className="mt-8 flex items-start gap-3 not-italic">
            <Icon name="pin" className="mt-1 size-5 shrink-0 text-accent-text" />
            {addressLine(house.address)}
          </address>
          <Link to={contact} className={`${buttonClass({ look: "outline" })} mt-8`}>
            {button}
          </Link>
        </div>
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 520px, 90vw"
          className="aspect-4/5 w-full max-lg:aspect-square"
        />
      </div>
    </section>
  );
}
