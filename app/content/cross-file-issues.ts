/** Finds issues between files, for example a room in rooms.yaml that has no price in prices.yaml. */
import type { Language } from "#app/domain/languages.ts";
import { isPlaceholderText } from "#app/domain/placeholder.ts";
import type { Facts, TranslatedWords } from "./files.ts";
import { LANGUAGE_NAMES } from "./schemas/entries.ts";
import type { Issue } from "./issue.ts";
import { textsIn } from "./texts.ts";
import { isVisible } from "./visible-entries.ts";
import type { CheckResult } from "./yaml-file.ts";

type CrossFileOptions = {
  facts: Facts;
  words: TranslatedWords;
  language: Language;
  resultOf: (file: string) => CheckResult;
};

type EntryList = {
  key: "rooms" | "articles";
  file: "rooms" | "territory";
  facts: Facts["rooms"]["rooms"] | Facts["territory"]["articles"];
  wordsBySlug: Record<string, unknown>;
};

function unmatchedSlugIssues({ issueAt }: CheckResult, { key, facts, wordsBySlug }: EntryList) {
  const slugs = facts.map(({ slug }) => slug);
  const slugsWithoutWords = slugs.filter((slug) => !(slug in wordsBySlug));
  const unknownSlugs = Object.keys(wordsBySlug).filter((slug) => !slugs.includes(slug));
  const noun = key === "rooms" ? "camera" : "storia";
  return [
    ...slugsWithoutWords.map((slug) => issueAt([key], `mancano le parole di "${slug}"`)),
    ...unknownSlugs.map((slug) => issueAt([key, slug], `"${slug}" non è di nessuna ${noun}`)),
  ];
}

function unwrittenWordIssues(
  { issueAt }: CheckResult,
  { key, facts, wordsBySlug }: EntryList,
  language: Language,
): Issue[] {
  return facts.flatMap((entry, at) => {
    const entryWords = wordsBySlug[entry.slug];
    const isUnwritten =
      entryWords &&
      isVisible(entry) &&
      textsIn([entry, entryWords]).some(([, text]) => isPlaceholderText(text));
    const reason = `In ${LANGUAGE_NAMES[language]} mancano ancora le sue parole: sono in «Prima di andare online»`;
    return isUnwritten ? [issueAt([key, at, "hidden"], reason)] : [];
  });
}

function chapterIssues({ issueAt }: CheckResult, { territory }: TranslatedWords, facts: Facts) {
  return facts.territory.articles.filter(isVisible).flatMap(({ slug, chapters }) => {
    const sections = territory.articles[slug]?.sections ?? chapters;
    if (sections.length === chapters.length) return [];
    const reason = `qui i capitoli sono ${sections.length}, nelle immagini del racconto sono ${chapters.length}: devono essere altrettanti`;
    return [issueAt(["articles", slug, "sections"], reason)];
  });
}

function priceIssues({ issueAt }: CheckResult, { rooms, prices }: Facts): Issue[] {
  const slugs = rooms.rooms.map(({ slug }) => slug);
  const unknownSlugIssues = (path: PropertyKey[], slug: string) =>
    slugs.includes(slug) ? [] : [issueAt(path, `"${slug}" non è di nessuna camera`)];
  return [
    ...slugs
      .filter((slug) => !(slug in prices.rates))
      .map((slug) =>
        issueAt(["rates"], `manca il prezzo di "${slug}": ${slug}: { base: "85,00" }`),
      ),
    ...Object.keys(prices.rates).flatMap((slug) => unknownSlugIssues(["rates", slug], slug)),
    ...prices.seasons.flatMap(({ rooms: slugsOfSeason = [] }, index) =>
      slugsOfSeason.flatMap((slug, at) => unknownSlugIssues(["seasons", index, "rooms", at], slug)),
    ),
    ...prices.seasons.flatMap(({ rooms: slugsOfSeason = slugs, base, single }, index) => {
      const roomsCheaperForTwo = slugsOfSeason.filter(
        (slug) => (prices.rates[slug]?.base ?? Infinity) < (single ?? 0),
      );
      if (base !== undefined || roomsCheaperForTwo.length === 0) return [];
      const reason = `Una persona sola paga più di due: in ${roomsCheaperForTwo.join(", ")}`;
      return [issueAt(["seasons", index, "single"], reason)];
    }),
  ];
}

export function crossFileIssues({ facts, words, language, resultOf }: CrossFileOptions): Issue[] {
  const { rooms } = facts.rooms;
  const { articles } = facts.territory;
  const lists: EntryList[] = [
    { key: "rooms", file: "rooms", facts: rooms, wordsBySlug: words.rooms.rooms },
    { key: "articles", file: "territory", facts: articles, wordsBySlug: words.territory.articles },
  ];
  const resultOfWords = (file: string) => resultOf(`${language}/${file}`);
  return [
    ...priceIssues(resultOf("prices"), facts),
    ...lists.flatMap((entries) => unmatchedSlugIssues(resultOfWords(entries.file), entries)),
    ...chapterIssues(resultOfWords("territory"), words, facts),
    ...lists.flatMap((entries) => unwrittenWordIssues(resultOf(entries.file), entries, language)),
  ];
}
