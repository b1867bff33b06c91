import type { Article } from "#app/content/site-content.ts";
import { usePhrases } from "#app/site/house.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import type { PictureData } from "#pictures/catalogue.ts";

type ArticleHeroProps = {
  article: Pick<Article, "category" | "title" | "date" | "day" | "updated"> & {
    hero: PictureData;
  };
  updatedOn: string;
};

/** A story's first picture, with its category, title and dates. */
export function ArticleHero({ article, updatedOn }: ArticleHeroProps) {
  const { writtenDate } = usePhrases();
  const { category, title, date, day, updated, hero } = article;
  return (
    <header className="relative grid min-h-[68svh] bg-night text-white lg:min-h-[34rem]">
      <Picture picture={hero} sizes="100vw" first className="absolute inset-0 size-full" />
      <div className="absolute inset-0 hidden bg-linear-to-r from-night/85 via-night/60 via-45% to-night/0 lg:block" />
      <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-night/75 to-night/0 lg:h-36 lg:from-night" />
      <div className="relative mt-32 self-end bg-linear-to-b from-night/0 via-night/75 via-[5rem] to-night/90 pt-20 pb-12 lg:bg-none lg:pb-16">
        <div className="column grid justify-items-start gap-5">
          <p className="label-rule">{category}</p>
          <h1 className="max-w-[16ch] title-hero">{title}</h1>
          <p className="flex flex-wrap gap-x-3">
            <time dateTime={day}>{date}</time>
            <span aria-hidden className="max-sm:hidden">
              ·
            </span>
            <span>
              <Sentence
                words={updatedOn}
                places={{ giorno: <time dateTime={updated}>{writtenDate(updated)}</time> }}
              />
            </span>
          </p>
        </div>
      </div>
    </header>
  );
}
