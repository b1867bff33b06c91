import type { Content } from "#app/content/site-content.ts";
import { Picture } from "#app/ui/picture.tsx";

/** "REPLY" is text, not a link, as in the original. */
export function Comments({ heading, reply, items }: Content<"template/post">["comments"]) {
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="mb-6 title-card">
        <span className="lining-nums">{items.length}</span> {heading}
      </h2>
      <ul className="border-t border-line">
        {items.map(({ name, date, day, text, avatar }) => (
          <li
            key={name}
            className="grid grid-cols-[3.5rem_1fr] gap-5 border-b border-line py-7 sm:grid-cols-[4.5rem_1fr]"
          >
            <Picture picture={avatar} sizes="72px" className="aspect-square w-full rounded-full" />
            <article aria-label={`Comment by ${name}`} className="grid gap-2">
              <p className="flex flex-wrap items-baseline gap-x-4">
                <span className="font-semibold">{name}</span>
                <time dateTime={day} className="text-sm text-quiet">
                  {date}
                </time>
                <span className="ms-auto text-sm font-semibold text-accent-text">{reply}</span>
              </p>
              <p className="text-quiet">{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
