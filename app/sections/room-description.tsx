import { ContentIcon } from "#app/ui/content-icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Paragraphs } from "#app/ui/section.tsx";
import { ListSection, TitledSection } from "./list-section.tsx";

export function LeadWords({ id, lead, words }: { id: string; lead: string; words: string[] }) {
  return (
    <section className="grid gap-5" aria-labelledby={id}>
      <h2 id={id} className="title-section">
        {lead}
      </h2>
      <Paragraphs words={words} className="max-w-prose text-quiet" />
    </section>
  );
}

type AmenitiesProps = { heading: string; items: { icon: string; label: string }[] };

export function Amenities({ heading, items }: AmenitiesProps) {
  return (
    <TitledSection id="servizi-stanza" heading={heading}>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
        {items.map(({ icon, label }) => (
          <li key={label} className="flex items-center gap-4 border-b border-line py-3 sm:py-4">
            <ContentIcon name={icon as IconName} className="size-6 shrink-0 text-accent-text" />
            {label}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

type RoomRulesProps = {
  arrival: { id: string; heading: string; items: string[] };
  rules: { title: string; words: string }[];
  lang?: string;
};

/** Shows the rules of the demonstration's room; `lang` is the language of `rules`, but not of `arrival`. */
export function RoomRules({ arrival, rules, lang }: RoomRulesProps) {
  return (
    <>
      <ListSection {...arrival} className="max-w-prose" />
      {rules.map(({ title, words }) => (
        <section key={title} lang={lang} className="max-w-prose">
          <h2 className="mb-4 title-card">{title}</h2>
          <p className="text-quiet">{words}</p>
        </section>
      ))}
    </>
  );
}
