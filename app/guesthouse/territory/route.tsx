import { useLocation } from "react-router";
import territory from "#content/territory.yaml";
import type { Article } from "#app/content/schemas.ts";
import { pageHead } from "#app/site/head.ts";
import type { HeadMatches } from "#app/site/loaded.ts";
import { canonicalPath, territoryPath } from "#app/site/paths.ts";
import { ArticleHero } from "./article-hero.tsx";
import { OtherArticles } from "./other-articles.tsx";

function articleAt(pathname: string): Article {
  const found = territory.articles.find(
    ({ slug }) => territoryPath(slug) === canonicalPath(pathname),
  );
  if (!found) throw new Error(`No article at ${pathname}`);
  return found;
}

export const meta = ({
  location,
  matches,
}: {
  location: { pathname: string };
  matches: HeadMatches;
}) => {
  const { slug, title, description } = articleAt(location.pathname);
  return pageHead(matches, { title, description, path: territoryPath(slug) });
};

/** Its heading stands on the page's left edge; where there is room, its words beside it. */
const SECTION = "grid content-start gap-x-16 gap-y-5 lg:grid-cols-[20rem_minmax(0,42rem)]";

function Sources({ sources }: Pick<Article, "sources">) {
  return (
    <section
      aria-labelledby="fonti"
      className={`${SECTION} border-t border-line pt-8 text-sm text-quiet`}
    >
      <h2 id="fonti" className="text-2xl text-ink">
        {territory.page.sources}
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

export default function TerritoryScreen() {
  const article = articleAt(useLocation().pathname);
  return (
    <main id="contenuto">
      <article>
        <ArticleHero article={article} />
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
          <Sources sources={article.sources} />
        </div>
      </article>
      <OtherArticles current={article} />
    </main>
  );
}
