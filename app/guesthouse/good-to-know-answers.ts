import type { Content, House, SiteContent } from "#app/content/site-content.ts";
import { withoutPlaceholders } from "#app/domain/placeholder.ts";

type GoodToKnowAnswer = { name: string; words: string[] };

type GoodToKnowContent = Content<"good-to-know">;
type ArrivalHours = Content<"house">["arrival"];

export function arrivalOf(
  { arrival }: GoodToKnowContent,
  { checkInFrom, checkOutBefore }: ArrivalHours,
): GoodToKnowAnswer {
  const words = arrival.words.map((sentence) =>
    sentence.replaceAll("{checkIn}", checkInFrom).replaceAll("{checkOut}", checkOutBefore),
  );
  return { name: arrival.name, words: withoutPlaceholders(words) };
}

type ContentWithHours = Pick<SiteContent, "good-to-know"> & { house: Pick<House, "arrival"> };

/** Frequent questions, in the form that pages show. */
export function goodToKnowOf(content: ContentWithHours) {
  const goodToKnow = content["good-to-know"];
  return {
    heading: goodToKnow.heading,
    /** The name of the answer with the hours. */
    arrival: goodToKnow.arrival.name,
    answers: answersOf(goodToKnow, content.house.arrival),
    ask: { words: goodToKnow.ask.words, questions: questionsOf(goodToKnow) },
  };
}

export type GoodToKnow = ReturnType<typeof goodToKnowOf>;

/**
 * Questions whose answers are still placeholders, each with a message that asks it; entries that the
 * family removed are no questions.
 */
export function questionsOf(content: GoodToKnowContent) {
  return content.ask.questions.flatMap(({ about, message }) => {
    const answer = content[about];
    return answer && withoutPlaceholders(answer.words).length === 0
      ? [{ name: answer.name, message }]
      : [];
  });
}

export function answersOf(content: GoodToKnowContent, hours: ArrivalHours): GoodToKnowAnswer[] {
  const { heading: _, ask: __, more = [], ...entries } = content;
  return [...Object.values({ ...entries, arrival: arrivalOf(content, hours) }), ...more]
    .filter((answer) => answer !== undefined)
    .map(({ name, words }) => ({ name, words: withoutPlaceholders(words) }))
    .filter(({ words }) => words.length > 0);
}
