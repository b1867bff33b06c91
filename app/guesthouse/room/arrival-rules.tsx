import type { GoodToKnowAnswer } from "../good-to-know-answers.ts";

export function ArrivalRules({ name, words }: GoodToKnowAnswer) {
  return (
    <section aria-labelledby="regole" className="max-w-[68ch]">
      <h2 id="regole" className="mb-4 title-card">
        {name}
      </h2>
      <ul className="grid gap-3 text-quiet">
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
