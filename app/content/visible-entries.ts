/**
 * Selects the entries that pages show in one language. Leaves out hidden entries and entries without a translated text.
 * Any other value that a translated entry lacks is taken from the Italian entry.
 */
import type { Language } from "#app/domain/languages.ts";
import type { LanguageWords, TranslatedWords } from "./files.ts";
import { LANGUAGE_NAMES } from "./schemas/entries.ts";

type Hideable = { hidden?: boolean | undefined };

export const isVisible = ({ hidden }: Hideable): boolean => hidden !== true;

type PartialEntry<Entry> = { [Name in keyof Entry]?: Entry[Name] | undefined };

type EntryShape<Entry> = {
  /** The values that a translated entry needs in order to be shown. They are not taken from the Italian entry. */
  translated: (keyof Entry)[];
  /** Other values that an entry must have; each may come from the translated or from the Italian entry. */
  required: (keyof Entry)[];
};

function visibleEntry<Entry extends Hideable>(
  translation: PartialEntry<Entry>,
  italian: PartialEntry<Entry>,
  { translated, required }: EntryShape<Entry>,
): Entry | undefined {
  const entry = { ...italian, ...translation };
  const isComplete =
    translated.every((name) => translation[name] !== undefined) &&
    required.every((name) => entry[name] !== undefined);
  return isComplete && isVisible(translation) && isVisible(italian) ? (entry as Entry) : undefined;
}

function visibleEntries<Entry extends Hideable>(
  entries: PartialEntry<Entry>[],
  italian: PartialEntry<Entry>[],
  shape: EntryShape<Entry>,
): Entry[] {
  return entries.flatMap((entry, at) => visibleEntry(entry, italian[at] ?? {}, shape) ?? []);
}

type Review = LanguageWords["home"]["reviews"]["items"][number];

const REVIEW_SHAPE: EntryShape<Review> = { translated: ["quote"], required: ["name", "from"] };

type Reviews = TranslatedWords["about"]["reviews"];

/** Returns the reviews that pages show. If a review names its source, the note also says how reviews are verified. */
function visibleReviews<Words extends Reviews>(words: Words, italian: Reviews, language: Language) {
  const { items, verification, translation, ...otherWords } = words;
  const reviews = visibleEntries(items, italian.items, REVIEW_SHAPE).map((entry) => {
    const { consent: _, hidden: __, language: writtenIn, source, ...review } = entry;
    const isTranslated = writtenIn !== undefined && writtenIn !== LANGUAGE_NAMES[language];
    const sourceTexts = [source, isTranslated && translation].filter((text) => text);
    return { ...review, ...(source && { source: sourceTexts.join(", ") }) };
  });
  const hasSources = reviews.some(({ source }) => source !== undefined);
  const note = hasSources ? `${words.note} ${verification}` : words.note;
  return { ...otherWords, note, items: reviews };
}

type GoodToKnow = LanguageWords["good-to-know"];
type Answer = GoodToKnow["arrival"] & Hideable;
type AnswerName = Exclude<keyof GoodToKnow, "heading" | "ask" | "more">;

const ANSWER_SHAPE: EntryShape<Answer> = { translated: ["name", "words"], required: [] };

function visibleAnswers(words: TranslatedWords["good-to-know"], italian: GoodToKnow): GoodToKnow {
  const { heading, ask, more, ...answers } = words;
  const answerEntries = Object.entries(answers).flatMap(([name, answer]) => {
    const entry = visibleEntry(answer ?? {}, italian[name as AnswerName] ?? {}, ANSWER_SHAPE);
    return entry ? [[name, entry] as const] : [];
  });
  return {
    heading,
    ...(Object.fromEntries(answerEntries) as Pick<GoodToKnow, AnswerName>),
    ...(more && { more: visibleEntries(more, italian.more ?? [], ANSWER_SHAPE) }),
    ask,
  };
}

export function visibleWords(words: TranslatedWords, italian: LanguageWords, language: Language) {
  return {
    ...words,
    home: {
      ...words.home,
      reviews: visibleReviews(words.home.reviews, italian.home.reviews, language),
    },
    about: {
      ...words.about,
      reviews: visibleReviews(words.about.reviews, italian.about.reviews, language),
    },
    "good-to-know": visibleAnswers(words["good-to-know"], italian["good-to-know"]),
    answers: { ...italian.answers, ...words.answers },
    details: italian.details,
  };
}

export type VisibleWords = ReturnType<typeof visibleWords>;
