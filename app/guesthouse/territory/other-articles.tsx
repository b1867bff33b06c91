import { Link } from "react-router";
import house from "#content/house.yaml";
import territory from "#content/territory.yaml";
import type { Article } from "#app/content/schemas.ts";
import { chatLink } from "#app/domain/chat-link.ts";
import { territoryPath } from "#app/site/paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

const QUESTION = "Ciao, vorrei sapere se avete un consiglio per visitare i dintorni. ";

/** What to read next, and whom to ask. */
export function OtherArticles({ current }: { current: Article }) {
  const others = territory.articles.filter((article) => article !== current);
  return (
    <section aria-labelledby="altre-storie" className="bg-sand rhythm">
      <div className="column grid gap-12 lg:grid-cols-[1fr_1.3fr] lg:gap-20" data-reveal="1000">
        <div className="grid content-start justify-items-start gap-5">
          <h2 id="altre-storie" className="max-w-[14ch] title-section">
            {others.length > 0 ? "Altre storie da qui" : "Chiedi a noi"}
          </h2>
          <p className="max-w-prose text-quiet">
            La strada giusta dipende dal giorno e dal tempo che hai. Noi la conosciamo, chiedici.
          </p>
          <a
            href={chatLink(house.phone, QUESTION)}
            target="_blank"
            rel="noopener"
            className={buttonClass()}
          >
            <Icon name="chat" />
            Chiedici un consiglio
          </a>
        </div>
        <ul className="border-t border-line empty:hidden">
          {others.map(({ slug, category, title }) => (
            <li key={slug} className="border-b border-line">
              <Link to={territoryPath(slug)} className="group flex items-center gap-6 py-7">
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
