import goodToKnow from "#content/good-to-know.yaml";
import house from "#content/house.yaml";
import { arrivalOf } from "../good-to-know-answers.ts";

const { name, words } = arrivalOf(goodToKnow, house.arrival);

/** When guests may come and must leave, on the page that shows no other rule of the house. */
export function ArrivalRules() {
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
