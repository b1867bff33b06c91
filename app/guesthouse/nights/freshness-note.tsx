import { ageWords } from "#app/domain/age-words.ts";
import { useGuesthouse } from "#app/site/house.ts";
import { Sentence } from "#app/ui/sentence.tsx";
import type { Freshness } from "#app/domain/availability.ts";

type FreshnessNoteProps = { state: Freshness; asOf?: number; now: number };

/** The time of the last reading, what follows from it, and that nothing is booked. */
export function FreshnessNote({ state, asOf, now }: FreshnessNoteProps) {
  const { words: all, phrases } = useGuesthouse();
  const words = all.nights;
  const time = asOf !== undefined && (
    <time dateTime={new Date(asOf).toISOString()}>{ageWords(phrases.locale, now - asOf)}</time>
  );
  return (
    <p className="text-sm text-quiet">
      {time && <Sentence words={words.updated} places={{ quando: time }} />}{" "}
      {state === "old" && words.old} {state === "unknown" ? words.doubt : words.notBooked}
    </p>
  );
}
