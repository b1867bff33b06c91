import type { Article } from "#app/content/site-content.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { usePhrases } from "#app/site/house.ts";
import { Picture } from "#app/ui/picture.tsx";

type ChapterProps = { chapter: Article["chapters"][number]; newsOf: string };

/** A chapter: heading and picture, the text beside them where there is room. */
export function Chapter({ chapter: { heading, words, picture, news }, newsOf }: ChapterProps) {
  const { monthOf } = usePhrases();
  return (
    <section className="grid content-start gap-x-16 gap-y-6 lg:grid-cols-[26rem_minmax(0,42rem)]">
      <div className="grid content-start gap-5">
        <h2 className="text-4xl">{heading}</h2>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 992px) 416px, 100vw"
            className="aspect-4/3 w-full"
          />
        )}
      </div>
      <div className="grid content-start gap-5 lg:pt-15">
        {news && (
          <p className="text-sm text-quiet">
            <time dateTime={news}>{interpolate(newsOf, { mese: monthOf(news) })}</time>
          </p>
        )}
        {words.map((paragraph) => (
          <p key={paragraph} className="text-quiet">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
