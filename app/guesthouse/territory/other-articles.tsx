import { Link } from "react-router";
import type { Article, Content } from "#app/content/site-content.ts";
import { ChatLink } from "../chat-link.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { usePhrases } from "#app/site/house.ts";
import { Icon } from "#app/ui/icon.tsx";

type OtherArticlesProps = {
  words: Content<"territory">["page"];
  others: Pick<Article, "address" | "category" | "title">[];
};

/** Links to the other stories, and to the chat. */
export function OtherArticles({ words, others }: OtherArticlesProps) {
  const paths = usePaths();
  const question = usePhrases().adviceMessage(useEnquiry());
  return (
    <section aria-labelledby="altre-storie" className="bg-sand rhythm">
      <div className="column grid gap-12 lg:grid-cols-[1fr_1.3fr] lg:gap-20" data-reveal="1000">
        <div className="grid content-start justify-items-start gap-5">
          <h2 id="altre-storie" className="max-w-[14ch] title-section">
            {others.length > 0 ? words.others : words.alone}
          </h2>
          <p className="max-w-prose text-quiet">{words.advice}</p>
          <ChatLink message={question} look="outline">
            {words.ask}
          </ChatLink>
        </div>
        <ul className="border-t border-line empty:hidden">
          {others.map(({ address, category, title }) => (
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
      </div>
    </section>
  );
}
