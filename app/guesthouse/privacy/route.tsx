import type { Content } from "#app/content/site-content.ts";
import { chatLink, mailLink } from "#app/domain/chat-link.ts";
import { addressLine } from "#app/domain/map-links.ts";
import { useHouse, usePhrases } from "#app/site/page-context.ts";
import { contentOf, type ScreenProps, type LoaderArgs } from "#app/site/site-context.ts";
import { LICENCE_NOTICES_PATH } from "#app/paths/paths.ts";
import { Paragraphs } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

export const loader = (args: LoaderArgs) => contentOf(args).privacy;

const LINK_CLASS = "font-medium text-accent-text underline underline-offset-4";

const SECTION_CLASS =
  "grid content-start gap-x-16 gap-y-4 lg:grid-cols-[20rem_minmax(0,46rem)] [&_:is(p,dd)]:max-w-prose";

type Privacy = Content<"privacy">;

function PrivacySection({ heading, words, items, after }: Privacy["sections"][number]) {
  return (
    <section className={SECTION_CLASS}>
      <h2 className="text-4xl">{heading}</h2>
      <div className="grid gap-4">
        <Paragraphs words={words} />
        {items.length > 0 && (
          <dl className="border-t border-line">
            {items.map((item) => (
              <div
                key={item.name}
                className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[10rem_1fr]"
              >
                <dt className="font-semibold">{item.name}</dt>
                <dd className="text-quiet">{item.words}</dd>
              </div>
            ))}
          </dl>
        )}
        <Paragraphs words={after} />
      </div>
    </section>
  );
}

function HolderSection({ holder, updated: day }: Pick<Privacy, "holder" | "updated">) {
  const { heading, words, chat, toUs, updated, notices, noticesLink } = holder;
  const house = useHouse();
  const { writtenDate } = usePhrases();
  const placeholders = {
    titolare: house.codes.holder,
    indirizzo: addressLine(house.address),
    posta: (
      <a href={mailLink(house.email)} className={LINK_CLASS}>
        {house.email}
      </a>
    ),
    chat: (
      // The message ends with a space, after which the guest writes on.
      <ExternalLink href={chatLink(house.phone, `${toUs} `)} className={LINK_CLASS}>
        {chat}
      </ExternalLink>
    ),
    garante: (
      <ExternalLink href="https://www.garanteprivacy.it/" className={LINK_CLASS}>
        garanteprivacy.it
      </ExternalLink>
    ),
  };
  return (
    <section className={`${SECTION_CLASS} border-t border-line pt-10`}>
      <h2 className="text-4xl">{heading}</h2>
      <div className="grid gap-4">
        <p className="text-quiet">
          <Sentence words={words} placeholders={placeholders} />
        </p>
        <p className="text-sm text-quiet">
          <Sentence
            words={notices}
            placeholders={{
              // This is no `Link`, because a text file needs no enquiry in its URL.
              licenze: (
                <a href={LICENCE_NOTICES_PATH} className={LINK_CLASS}>
                  {noticesLink}
                </a>
              ),
            }}
          />
        </p>
        <p className="text-sm text-quiet">
          <Sentence
            words={updated}
            placeholders={{ giorno: <time dateTime={day}>{writtenDate(day)}</time> }}
          />
        </p>
      </div>
    </section>
  );
}

export default function PrivacyScreen({ loaderData: privacy }: ScreenProps<typeof loader>) {
  const house = useHouse();
  return (
    <main id="contenuto">
      <header className="bg-night text-on-night">
        <div className="column grid gap-5 pt-36 pb-14 lg:pt-44 lg:pb-20">
          <p className="label-rule text-accent">{house.name}</p>
          <h1 className="max-w-[16ch] title-section">{privacy.heading}</h1>
          <p className="max-w-prose text-lg text-on-night-quiet">{privacy.lead}</p>
        </div>
      </header>
      <div className="column grid gap-14 rhythm">
        {privacy.sections.map((section) => (
          <PrivacySection key={section.heading} {...section} />
        ))}
        <HolderSection {...privacy} />
      </div>
    </main>
  );
}
