import { interpolate } from "#app/domain/interpolate.ts";
import { withoutPlaceholders } from "#app/domain/placeholder.ts";
import type { Content, House, SiteContent } from "./site-content.ts";

type GoodToKnowAnswer = { name: string; words: string[] };

type GoodToKnowContent = Content<"good-to-know">;
type ArrivalHours = Content<"house">["arrival"];

export function arrivalOf(
  { arrival }: GoodToKnowContent,
  { checkInFrom, checkOutBefore }: ArrivalHours,
): GoodToKnowAnswer {
  const hours = { checkIn: checkInFrom, checkOut: checkOutBefore };
  const words = arrival.words.map((sentence) => interpolate(sentence, hours));
  return { name: arrival.name, words: withoutPlaceholders(words) };
}

type ContentWithHours = Pick<SiteContent, "good-to-know"> & { house: Pick<House, "arrival"> };

export function goodToKnowOf(content: ContentWithHours) {
  const goodToKnow = content["good-to-know"];
  return {
    heading: goodToKnow.heading,
    answers: answersOf(goodToKnow, content.house.arrival),
    ask: { words: goodToKnow.ask.words, questions: questionsOf(goodToKnow) },
  };
}

export type GoodToKnow = ReturnType<typeof goodToKnowOf>;

/** Questions whose answers are still placeholders, each with the message in which a guest asks it. */
export function questionsOf(content: GoodToKnowContent) {
  return content.ask.questions.flatMap(({ about, message }) => {
    const answer = content[about];
    return answer && withoutPlaceholders(answer.words).length === 0
      ? [{ name: answer.name, message }]
      : [];
  });
}

/** The topic of an answer that the family added is the answer's title. */
export function answersByTopic(
  content: GoodToKnowContent,
  hours: ArrivalHours,
): [topic: string, GoodToKnowAnswer][] {
  const { heading: _, ask: __, more = [], ...entries } = content;
  const added = more.map((answer) => [answer.name, answer] as const);
  return [...Object.entries({ ...entries, arrival: arrivalOf(content, hours) }), ...added].flatMap(
    ([topic, answer]) => {
      const words = withoutPlaceholders(answer?.words ?? []);
      return answer && words.length > 0 ? [[topic, { name: answer.name, words }]] : [];
    },
  );
}

export const answersOf = (content: GoodToKnowContent, hours: ArrivalHours): GoodToKnowAnswer[] =>
  answersByTopic(content, hours).map(([, answer]) => answer);
