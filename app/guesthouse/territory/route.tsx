import type { Params } from "react-router";
import type { Article } from "#app/content/schemas.ts";
import { pageHead } from "#app/site/head.ts";
import {
  addressesOf,
  contentOf,
  found,
  type HeadArgs,
  type Loaded,
  type LoaderArgs,
} from "#app/site/loaded.ts";
import { ArticleHero } from "./article-hero.tsx";
import { OtherArticles } from "./other-articles.tsx";

export function loader(args: LoaderArgs & { params: Params<"story"> }) {
  const { page, articles } = contentOf(args).territory;
  const { picture, ...article } = found(
    articles.find(({ address }) => address === args.params.story),
  );
  return {
    article: { ...article, hero: picture.hero },
    addresses: addressesOf(args, article, ({ territory }) => territory.articles),
    words: page,
    others: articles
      .filter(({ slug }) => slug !== article.slug)
      .map(({ address, category, title }) => ({ address, category, title })),
  };
}

export { shouldRevalidate } from "#app/site/loaded.ts";

export const meta = ({ loaderData, matches }: HeadArgs<typeof loader>) => {
  const { title, description } = loaderData.article;
  return pageHead(matches, { title, description });
};

/** Its heading stands on the page's left edge; where there is room, its words beside it. */
const SECTION = "grid content-start gap-x-16 gap-y-5 lg:grid-cols-[20rem_minmax(0,42rem)]";

function Sources({ heading, sources }: Pick<Article, "sources"> & { heading: string }) {
  return (
    <section
      aria-labelledby="fonti"
      className={`${SECTION} border-t border-line pt-8 text-sm text-quiet`}
    >
      <h2 id="fonti" className="text-2xl text-ink">
        {heading}
      </h2>
      <ul>
        {sources.map(({ label, link }) => (
          <li key={link}>
            <a
              href={link}
              target="_blank"
              rel="noopener"
              className="inline-block py-1.5 text-accent-text underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function TerritoryScreen({ loaderData }: Loaded<typeof loader>) {
  const { article, words: own, others } = loaderData;
  return (
    <main id="contenuto">
      <article>
        <ArticleHero article={article} updatedOn={own.updated} />
        <div className="column grid gap-14 rhythm">
          <p className="max-w-4xl font-display text-[1.75rem]/snug lg:text-[2.25rem]/snug">
            {article.lead}
          </p>
          {article.sections.map(({ heading, words }) => (
            <section key={heading} className={SECTION}>
              <h2 className="text-4xl">{heading}</h2>
              <div className="grid gap-5">
                {words.map((paragraph) => (
                  <p key={paragraph} className="text-quiet">
                    {paragraph}
                  </p>
                ))}
              </div>
            </section>
          ))}
          <Sources heading={own.sources} sources={article.sources} />
        </div>
      </article>
      <OtherArticles words={own} others={others} />
    </main>
  );
}
