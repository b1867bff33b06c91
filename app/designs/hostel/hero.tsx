import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { Strip, StripField } from "#app/sections/template/home/strip-field.tsx";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

type Hostel = Content<"template/hostel">;

/** Text fields, and a link that ignores them (docs/specification.md, section 5). */
function Search({ search }: Pick<Hostel, "search">) {
  const { arrival, departure, adults, children, button, note } = search;
  const path = useScreenPath();
  return (
    <div className="grid gap-4">
      <Strip className="lg:grid-cols-[1fr_1fr_0.8fr_0.8fr_auto] lg:items-end">
        {[arrival, departure, adults, children].map((label) => (
          <StripField key={label} label={`${label} *`}>
            {(id, className) => (
              <input id={id} type="text" required autoComplete="off" className={className} />
            )}
          </StripField>
        ))}
        <Link to={path("findRoom")} className={`${buttonClass()} max-lg:mt-4 sm:max-lg:col-span-2`}>
          {button}
        </Link>
      </Strip>
      <p className="flex items-center gap-3 font-medium">
        <Icon name="clock" className="size-5 shrink-0 text-accent-text" />
        {note}
      </p>
    </div>
  );
}

export function HostelHero({ hero, search }: Pick<Hostel, "hero" | "search">) {
  const { label, heading, words, link, picture } = hero;
  const path = useScreenPath();
  return (
    <section className="relative">
      <div className="bg-night text-on-night">
        <div className="column grid gap-10 pt-32 pb-32 lg:grid-cols-[1fr_0.95fr] lg:items-center lg:gap-16 lg:pt-40 lg:pb-44">
          <div className="grid justify-items-start gap-6">
            <p className="label-rule text-accent">{label}</p>
            <h1 className="title-hero lg:text-[clamp(3.5rem,1rem+5vw,6rem)]">{heading}</h1>
            <p className="max-w-md text-lg text-on-night-quiet">{words}</p>
            <Link to={path("about")} className={buttonClass()}>
              {link}
            </Link>
          </div>
          <Picture
            picture={picture}
            sizes="(min-width: 992px) 560px, 94vw"
            first
            className="aspect-4/3 w-full rounded-[2rem] lg:aspect-square"
          />
        </div>
      </div>
      <div className="relative column -mt-20">
        <Search search={search} />
      </div>
    </section>
  );
}
