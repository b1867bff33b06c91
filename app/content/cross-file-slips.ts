/** The slips that one file alone does not have: its names are not those of another. */
import type { z } from "zod";
import type { Language } from "#app/domain/languages.ts";
import { isPlaceholderText } from "#app/domain/placeholder.ts";
import type { Facts, TranslatedWords } from "./files.ts";
import { LANGUAGE_NAMES } from "./schemas/entries.ts";
import type { Slip } from "./slip.ts";
import { textsIn } from "./texts.ts";
import { isVisible } from "./visible-entries.ts";
import type { CheckResult } from "./yaml-file.ts";

type CrossFileOptions = {
  facts: Facts;
  words: TranslatedWords;
  language: Language;
  /** The check of a file: "rooms", "it/rooms". */
  checkOf: (file: string) => CheckResult<z.ZodType>;
};

type UnwrittenOptions = {
  words: Record<string, unknown>;
  list: string;
  entries: Facts["rooms"]["rooms"] | Facts["territory"]["articles"];
  language: Language;
};

/** Rooms or stories without words, and words without a room or story. */
function unmatchedSlugSlips(
  { slipAt }: CheckResult<z.ZodType>,
  words: Record<string, unknown>,
  place: string,
  facts: { slug: string }[],
): Slip[] {
  const slugs = facts.map(({ slug }) => slug);
  const withoutWords = slugs.filter((slug) => !(slug in words));
  const unknown = Object.keys(words).filter((slug) => !slugs.includes(slug));
  return [
    ...withoutWords.map((slug) => slipAt([place], `mancano le parole di "${slug}"`)),
    ...unknown.map((slug) =>
      slipAt(
        [place, slug],
        `"${slug}" non è di nessuna ${place === "rooms" ? "camera" : "storia"}`,
      ),
    ),
  ];
}

/** Visible rooms or stories whose words are still to be written. */
function unwrittenWordSlips(
  { slipAt }: CheckResult<z.ZodType>,
  { words, list, entries, language }: UnwrittenOptions,
): Slip[] {
  return entries.flatMap((entry, at) => {
    const own = words[entry.slug];
    const isUnwritten =
      own && isVisible(entry) && textsIn([entry, own]).some(([, text]) => isPlaceholderText(text));
    const reason = `In ${LANGUAGE_NAMES[language]} mancano ancora le sue parole: sono in «Prima di andare online»`;
    return isUnwritten ? [slipAt([list, at, "hidden"], reason)] : [];
  });
}

/** Visible stories whose numbers of chapters differ between words and facts. */
function chapterSlips(
  { slipAt }: CheckResult<z.ZodType>,
  { territory }: TranslatedWords,
  facts: Facts,
): Slip[] {
  return facts.territory.articles.filter(isVisible).flatMap(({ slug, chapters }) => {
    const sections = territory.articles[slug]?.sections ?? chapters;
    return sections.length === chapters.length
      ? []
      : [
          slipAt(
            ["articles", slug, "sections"],
            `qui i capitoli sono ${sections.length}, nelle immagini del racconto sono ${chapters.length}: devono essere altrettanti`,
          ),
        ];
  });
}

/** Rooms without a rate, and prices of unknown rooms. */
function priceSlips({ slipAt }: CheckResult<z.ZodType>, { rooms, prices }: Facts): Slip[] {
  const slugs = rooms.rooms.map(({ slug }) => slug);
  const unknown = (path: PropertyKey[], slug: string) =>
    slugs.includes(slug) ? [] : [slipAt(path, `"${slug}" non è di nessuna camera`)];
  return [
    ...slugs
      .filter((slug) => !(slug in prices.rates))
      .map((slug) => slipAt(["rates"], `manca il prezzo di "${slug}": ${slug}: { base: "85,00" }`)),
    ...Object.keys(prices.rates).flatMap((slug) => unknown(["rates", slug], slug)),
    ...prices.seasons.flatMap(({ rooms: slugsOfSeason = [] }, season) =>
      slugsOfSeason.flatMap((slug, at) => unknown(["seasons", season, "rooms", at], slug)),
    ),
    ...prices.seasons.flatMap(({ rooms: slugsOfSeason = slugs, base, single }, season) => {
      const cheaper = slugsOfSeason.filter(
        (slug) => (prices.rates[slug]?.base ?? Infinity) < (single ?? 0),
      );
      return base === undefined && cheaper.length > 0
        ? [
            slipAt(
              ["seasons", season, "single"],
              `Una persona sola paga più di due: in ${cheaper.join(", ")}`,
            ),
          ]
        : [];
    }),
  ];
}

export function crossFileSlips({ facts, words, language, checkOf }: CrossFileOptions): Slip[] {
  const { rooms, territory } = facts;
  const [roomWords, storyWords] = [words.rooms.rooms, words.territory.articles];
  const [inRooms, inTerritory] = [checkOf(`${language}/rooms`), checkOf(`${language}/territory`)];
  const ofRooms = { words: roomWords, list: "rooms", entries: rooms.rooms, language };
  const ofStories = { words: storyWords, list: "articles", entries: territory.articles, language };
  return [
    ...priceSlips(checkOf("prices"), facts),
    ...unmatchedSlugSlips(inRooms, roomWords, "rooms", rooms.rooms),
    ...unmatchedSlugSlips(inTerritory, storyWords, "articles", territory.articles),
    ...chapterSlips(inTerritory, words, facts),
    ...unwrittenWordSlips(checkOf("rooms"), ofRooms),
    ...unwrittenWordSlips(checkOf("territory"), ofStories),
  ];
}
