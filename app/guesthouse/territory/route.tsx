import { pageHead } from "#app/head/page-head.ts";
import type { PageContext } from "#app/site/page-context.ts";
import {
  contentOf,
  type LoaderArgs,
  orNotFound,
  type ScreenProps,
} from "#app/site/site-context.ts";
import { ArticleHero, Chapter, OtherArticles, ArticleSources } from "./sections.tsx";

export function loader(args: LoaderArgs) {
  const { page, articles } = contentOf(args).territory;
  const article = orNotFound(articles.find(({ address }) => address === args.address));
  return { article, words: page, others: articles.filter((other) => other !== article) };
}

export const meta = ({ article }: ReturnType<typeof loader>, page: PageContext) =>
  pageHead(article, page);

export default function TerritoryScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { article, words: own, others } = loaderData;
  return (
    <main id="contenuto">
      <article>
        <ArticleHero article={article} updatedOn={own.updated} />
        <div className="column grid gap-14 rhythm lg:gap-20">
          <p className="max-w-4xl font-display text-[1.75rem]/snug lg:text-[2.25rem]/snug">
            {article.lead}
          </p>
          {article.chapters.map((chapter) => (
            <Chapter key={chapter.heading} chapter={chapter} newsOf={own.news} />
          ))}
          <ArticleSources heading={own.sources} sources={article.sources} />
        </div>
      </article>
      <OtherArticles words={own} others={others} />
    </main>
  );
}
