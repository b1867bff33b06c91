import type { Answer } from "../good-to-know-answers.ts";

/** When guests may come and must leave, on the page that shows no other rule of the house. */
export function ArrivalRules({ name, words }: Answer) {
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
