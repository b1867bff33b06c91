import type { Content, House, SiteContent } from "#app/content/site-content.ts";
import { withoutPlaceholders } from "#app/domain/placeholder.ts";

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
  /** What the family has not answered yet, each with the message that asks for it. */
  ask: { words: string; questions: { name: string; message: string }[] };
};

/** The hours of arrival and departure, put into the sentences that name them. */
export function arrivalOf({ arrival }: Asked, { checkInFrom, checkOutBefore }: Hours): Answer {
  const words = arrival.words.map((sentence) =>
    sentence.replaceAll("{checkIn}", checkInFrom).replaceAll("{checkOut}", checkOutBefore),
  );
  return { name: arrival.name, words: withoutPlaceholders(words) };
}

type Told = Pick<SiteContent, "good-to-know"> & { house: Pick<House, "arrival"> };

/** The family's answers, with the hours of the house. */
export function goodToKnowOf(content: Told): GoodToKnow {
  const asked = content["good-to-know"];
  return {
    heading: asked.heading,
    arrival: asked.arrival.name,
    answers: answersOf(asked, content.house.arrival),
    ask: { words: asked.ask.words, questions: questionsOf(asked) },
  };
}

/** What is named and has no answer yet; what the family took out is not asked about. */
export function questionsOf(content: Asked): GoodToKnow["ask"]["questions"] {
  return content.ask.questions.flatMap(({ about, message }) => {
    const answer = content[about];
    return answer && withoutPlaceholders(answer.words).length === 0
      ? [{ name: answer.name, message }]
      : [];
  });
}

/** What the family has answered so far; a question without an answer is not shown. */
export function answersOf(content: Asked, hours: Hours): Answer[] {
  const { heading: _, ask: __, more = [], ...named } = content;
  return [...Object.values({ ...named, arrival: arrivalOf(content, hours) }), ...more]
    .filter((answer) => answer !== undefined)
    .map(({ name, words }) => ({ name, words: withoutPlaceholders(words) }))
    .filter(({ words }) => words.length > 0);
}
