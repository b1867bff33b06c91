type LeadWordsProps = { id: string; lead: string; words: string[] };

/** A room's description: a sentence as the heading, then paragraphs. */
export function LeadWords({ id, lead, words }: LeadWordsProps) {
  return (
    <section className="grid max-w-[68ch] gap-5" aria-labelledby={id}>
      <h2 id={id} className="title-section">
        {lead}
      </h2>
      {words.map((paragraph) => (
        <p key={paragraph} className="text-quiet">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
