import { interpolate } from "#app/domain/interpolate.ts";
import { withItalianBelow } from "#app/domain/phrasebook.ts";
import { withoutPlaceholders } from "#app/domain/placeholder.ts";
import type { Facts } from "./files.ts";
import type { VisibleWords } from "./visible-entries.ts";

type GoodToKnowWords = VisibleWords["good-to-know"];

/** Leaves out sentences with placeholders. For an answer without other sentences, `ask` has a question to send by chat. */
export function goodToKnowOf(
  { heading, ask, more = [], ...entries }: GoodToKnowWords,
  { checkInFrom, checkOutBefore }: Facts["house"]["arrival"],
  /** The words in the family's language, if the first argument is in another language. */
  familyWords?: GoodToKnowWords,
) {
  const hours = { checkIn: checkInFrom, checkOut: checkOutBefore };
  const arrivalWords = entries.arrival.words.map((sentence) => interpolate(sentence, hours));
  const arrival = { ...entries.arrival, words: withoutPlaceholders(arrivalWords) };
  // The answers in `more` were added by the family. The title (`name`) of such an answer is also the topic.
  const topics = [
    ...Object.entries({ ...entries, arrival }),
    ...more.map((answer) => [answer.name, answer] as const),
  ];
  return {
    heading,
    arrival,
    answers: topics.flatMap(([topic, answer]) => {
      const sentences = withoutPlaceholders(answer?.words ?? []);
      return answer && sentences.length > 0 ? [{ topic, name: answer.name, words: sentences }] : [];
    }),
    ask: {
      words: ask.words,
      questions: ask.questions.flatMap(({ about, message }) => {
        const answer = entries[about];
        if (!answer || withoutPlaceholders(answer.words).length > 0) return [];
        const italian = familyWords?.ask.questions.find((one) => one.about === about)?.message;
        return [
          {
            name: answer.name,
            message: familyWords ? withItalianBelow(message, italian ?? message) : message,
          },
        ];
      }),
    },
  };
}
