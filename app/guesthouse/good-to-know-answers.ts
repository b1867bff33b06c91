import type { Content, House, SiteContent } from "#app/content/schemas.ts";
import { filledIn } from "#app/domain/to-fill.ts";

/** A question by its name, and what the family answers. */
export type Answer = { name: string; words: string[] };

type Asked = Content<"good-to-know">;
type Hours = Content<"house">["arrival"];

/** What guests ask before they write, as pages show it. */
export type GoodToKnow = {
  heading: string;
  /** What the answer with the hours is called. */
  arrival: string;
  answers: Answer[];
};

/** The hours of arrival and departure, put into the sentences that name them. */
export function arrivalOf({ arrival }: Asked, { checkInFrom, checkOutBefore }: Hours): Answer {
  const words = arrival.words.map((sentence) =>
    sentence.replaceAll("{checkIn}", checkInFrom).replaceAll("{checkOut}", checkOutBefore),
  );
  return { name: arrival.name, words: filledIn(words) };
}

type Told = Pick<SiteContent, "good-to-know"> & { house: Pick<House, "arrival"> };

/** The family's answers, with the hours of the house. */
export function goodToKnowOf(content: Told): GoodToKnow {
  const asked = content["good-to-know"];
  return {
    heading: asked.heading,
    arrival: asked.arrival.name,
    answers: answersOf(asked, content.house.arrival),
  };
}

/** What the family has answered so far; a question without an answer is not shown. */
export function answersOf(content: Asked, hours: Hours): Answer[] {
  const { heading: _, more = [], ...named } = content;
  return [...Object.values({ ...named, arrival: arrivalOf(content, hours) }), ...more]
    .filter((answer) => answer !== undefined)
    .map(({ name, words }) => ({ name, words: filledIn(words) }))
    .filter(({ words }) => words.length > 0);
}
