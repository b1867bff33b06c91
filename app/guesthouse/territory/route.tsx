import {
  contentOf,
  type LoaderArgs,
  orNotFound,
  type ScreenProps,
} from "#app/site/site-context.ts";
import { Link } from "#app/client-state/link.tsx";
import type { Article, Content } from "#app/content/site-content.ts";
import { usePaths, usePhrases } from "#app/site/page-context.ts";
import { PageHero } from "../page-hero.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { interpolate } from "#app/domain/interpolate.ts";
import { Paragraphs, SectionFrame } from "#app/ui/section.tsx";
import { ChatLink } from "../chat-link.tsx";
import { useEnquiry } from "#app/client-state/choice.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

export function loader(args: LoaderArgs) {
  const { page, articles } = contentOf(args).territory;
  const article = orNotFound(articles.find(({ address }) => address === args.address));
  const { title, description } = article;
  const otherArticles = articles.filter((other) => other !== article);
  return { title, description, article, words: page, otherArticles };
}

function ArticleHero({ article, updatedWords }: { article: Article; updatedWords: string }) {
  const { writtenDate } = usePhrases();
  const { category, title, date, day, updated, picture } = article;
  return (
    <PageHero picture={picture.hero} alt={picture.hero.alt} label={category} title={title}>
      <p className="flex flex-wrap gap-x-3 text-quiet">
        <time dateTime={day}>{date}</time>
        <span aria-hidden className="max-sm:hidden">
          ·
        </span>
        <span>
          <Sentence
            words={updatedWords}
            placeholders={{ giorno: <time dateTime={updated}>{writtenDate(updated)}</time> }}
          />
        </span>
      </p>
    </PageHero>
  );
}

type ChapterProps = { chapter: Article["chapters"][number]; newsWords: string };

function Chapter({ chapter: { heading, words, picture, news }, newsWords }: ChapterProps) {
  const { monthOf } = usePhrases();
  return (
    <section className="grid content-start gap-x-16 gap-y-6 lg:grid-cols-[26rem_1fr]">
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
      <div className="grid max-w-prose content-start gap-5 lg:pt-15">
        {news && (
          <p className="text-sm text-quiet">
            <time dateTime={news}>{interpolate(newsWords, { mese: monthOf(news) })}</time>
          </p>
        )}
        <Paragraphs words={words} />
      </div>
    </section>
  );
}

type ArticleSourcesProps = Pick<Article, "sources"> & { heading: string };

function ArticleSources({ heading, sources }: ArticleSourcesProps) {
  return (
    <details className="border-t border-line pt-4 text-sm text-quiet">
      <summary className="flex min-h-11 w-fit items-center gap-3 text-ink">
        <h2 className="font-display text-2xl">{heading}</h2>
        <span aria-hidden>({sources.length})</span>
      </summary>
      <ul>
        {sources.map(({ label, link }) => (
          <li key={link}>
            <ExternalLink
              href={link}
              className="inline-flex min-h-11 items-center text-accent-text underline-offset-4 hover:underline"
            >
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

type OtherArticlesProps = { words: Content<"territory">["page"]; otherArticles: Article[] };

function OtherArticles({ words, otherArticles }: OtherArticlesProps) {
  const paths = usePaths();
  const adviceRequest = usePhrases().adviceMessage(useEnquiry());
  return (
    <SectionFrame
      id="altre-storie"
      grid="gap-12 lg:grid-cols-[1fr_1.3fr] lg:gap-20"
      className="bg-sand"
    >
      <div className="grid content-start justify-items-start gap-5">
        <h2 id="altre-storie" className="max-w-[14ch] title-section">
          {otherArticles.length > 0 ? words.others : words.alone}
        </h2>
        <p className="max-w-prose text-quiet">{words.advice}</p>
        <ChatLink message={adviceRequest} look="outline">
          {words.ask}
        </ChatLink>
      </div>
      <ul className="border-t border-line empty:hidden">
        {otherArticles.map(({ address, category, title }) => (
          <li key={address} className="border-b border-line">
            <Link to={paths.territory(address)} className="group flex items-center gap-6 py-7">
              <span className="grid grow gap-1">
                <span className="text-sm font-semibold text-accent-text">{category}</span>
                <span className="font-display text-3xl/tight underline-offset-6 group-hover:underline">
                  {title}
                </span>
              </span>
              <Icon name="arrow" className="size-6 shrink-0 text-accent-text" />
            </Link>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export default function TerritoryScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { article, words: pageWords, otherArticles } = loaderData;
  return (
    <main id="contenuto">
      <article>
        <ArticleHero article={article} updatedWords={pageWords.updated} />
        <div className="column grid gap-14 rhythm lg:gap-20">
          <p className="max-w-4xl font-display text-[1.75rem]/snug lg:text-[2.25rem]/snug">
            {article.lead}
          </p>
          {article.chapters.map((chapter) => (
            <Chapter key={chapter.heading} chapter={chapter} newsWords={pageWords.news} />
          ))}
          <ArticleSources heading={pageWords.sources} sources={article.sources} />
        </div>
      </article>
      <OtherArticles words={pageWords} otherArticles={otherArticles} />
    </main>
  );
}
