import type { Review } from "#app/content/schemas.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";

const written = new Intl.DateTimeFormat("it-IT", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** What a guest said, with when and where it was said, if known. */
export function ReviewCard({ review }: { review: Review }) {
  const { quote, name, from, avatar, date, source } = review;
  return (
    <figure className="flex h-full flex-col gap-5 border-t border-accent bg-raised p-7 sm:p-9">
      <Stars rating={5} words="5 stelle su 5" />
      <blockquote className="font-display text-2xl/snug">{quote}</blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-2">
        <Picture picture={avatar} sizes="56px" className="size-14 rounded-full" />
        <span className="grid leading-snug">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-quiet">{from}</span>
          {date && (
            <time dateTime={date} className="text-sm text-quiet">
              {written.format(new Date(date))}
              {source && `, ${source}`}
            </time>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
