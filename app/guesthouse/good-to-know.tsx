import { clsx } from "clsx";
import { chatLink } from "#app/domain/chat-link.ts";
import { questionWithChoice } from "#app/domain/chat-message.ts";
import { useHouse, usePhrases } from "#app/site/page-context.ts";
import { useEnquiry } from "#app/client-state/choice.ts";
import type { Content } from "#app/content/site-content.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { UnbrokenText } from "#app/ui/unbroken.tsx";
import { GOOD_TO_KNOW_ID } from "./navigation.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";

type GoodToKnowProps = Content<"good-to-know"> & { isFolded?: boolean };

export function GoodToKnow({ heading, answers, ask, isFolded = false }: GoodToKnowProps) {
  const { phone } = useHouse();
  const choiceWords = usePhrases().enquiryWords(useEnquiry());
  const factList = (
    <>
      <dl className="grid border-b border-line md:grid-cols-2 md:gap-x-10 lg:gap-x-14">
        {answers.map(({ name, words }) => (
          <div
            key={name}
            className={clsx(
              "grid content-start gap-x-6 gap-y-1 border-t border-line py-4",
              !isFolded && "lg:grid-cols-[10rem_1fr] lg:py-5",
            )}
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="max-w-prose text-quiet">
              <UnbrokenText words={words.join(" ")} />
            </dd>
          </div>
        ))}
      </dl>
      {ask.questions.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5">
          <p id="chiedi">{ask.words}</p>
          <ul aria-labelledby="chiedi" className="contents">
            {ask.questions.map(({ name, message }) => (
              <li key={name}>
                <ExternalLink
                  // A script adds the guest's dates and persons to this question (app/islands/choice-of-page.ts).
                  data-question={message}
                  href={chatLink(phone, questionWithChoice(message, choiceWords))}
                  className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
                >
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
  if (isFolded)
    return (
      <section aria-labelledby="titolo-buono-a-sapersi">
        <Fold
          className="border-y border-line"
          summaryClass="justify-between py-4"
          summary={
            <h2 id="titolo-buono-a-sapersi" className="title-card">
              {heading}
            </h2>
          }
        >
          {/* A link to this id opens the `Fold`; the scroll margin keeps the heading in view. */}
          <div id={GOOD_TO_KNOW_ID} className="scroll-mt-44 pb-4">
            {factList}
          </div>
        </Fold>
      </section>
    );
  return (
    <Section id={GOOD_TO_KNOW_ID} heading={heading}>
      {factList}
    </Section>
  );
}
