import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { Block } from "#app/sections/template/home/block.tsx";
import { SPECIFIED_LINKS } from "#app/paths/template-paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Picture } from "#app/ui/picture.tsx";

type EventsProps = Content<"template/hostel">["events"];

export function HostelEvents({ items, link, ...heading }: EventsProps) {
  return (
    <Block
      {...heading}
      aside={
        <Link to={SPECIFIED_LINKS.ourEvents} className={buttonClass({ look: "outline" })}>
          {link}
        </Link>
      }
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {items.map(({ name, when, words, picture }) => (
          <li key={name}>
            <article className="relative grid h-full overflow-hidden rounded-card bg-night text-white">
              <Picture
                picture={picture}
                sizes="(min-width: 768px) 400px, 94vw"
                className="aspect-4/5 size-full"
              />
              <div className="absolute inset-0 bg-linear-to-t from-night via-night/60 via-40% to-night/0" />
              <p className="absolute top-5 left-5 rounded-full bg-accent px-4 py-1.5 text-sm font-semibold text-on-accent">
                {when}
              </p>
              <div className="absolute inset-x-0 bottom-0 grid gap-2 p-6">
                <h3 className="title-card">{name}</h3>
                <p className="text-on-night">{words}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Block>
  );
}
