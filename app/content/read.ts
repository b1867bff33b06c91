/** Reads and checks the files of content/. Runs where pages are made, in checks and tests; never in a browser. */
import { join } from "node:path";
import type { z } from "zod";
import { catalogue } from "#pictures/catalogue.ts";
import { describedPictures } from "./described-pictures.ts";
import { firstSlips } from "./first-slips.ts";
import { readText } from "./read-text.ts";
import { assemble } from "./assemble.ts";
import { FACTS, type Facts, WORDS, type LanguageWords } from "./files.ts";
import type { Content, ContentName, Contents, SiteContent } from "./site-content.ts";
import { TEMPLATE_SCHEMAS, TEMPLATE_WORDS } from "./schemas/template/all.ts";
import { DEFAULT_LANGUAGE, inEach, LANGUAGE_CODES, type Language } from "#app/domain/languages.ts";
import { type Checked, checkYaml } from "./yaml-file.ts";

const FOLDER = join(import.meta.dirname, "../../content");

/** Slips in content/, each told with its file, line and reason. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly slips: string[];
  constructor(slips: string[]) {
    super(firstSlips(slips).join("\n"));
    this.slips = slips;
  }
}

type Schemas = Record<string, z.ZodType>;

const WORD_FILES = LANGUAGE_CODES.flatMap((language) =>
  Object.entries(WORDS).map(([name, schema]) => [`${language}/${name}`, schema] as const),
);

/** Every file of content/, by its name without the ending, and what it must hold. */
const FILES: Schemas = {
  ...FACTS,
  ...Object.fromEntries(WORD_FILES),
  ...TEMPLATE_SCHEMAS,
  ...TEMPLATE_WORDS,
};

/** The names of all files of content/: "rooms", "it/rooms". */
export const CONTENT_FILES = Object.keys(FILES);

/** Where a file of content/ lies. */
export function contentFile(name: string): string {
  return join(FOLDER, `${name}.yaml`);
}

/** The files that a subject is written in. */
export function filesOf(name: ContentName, language: Language = DEFAULT_LANGUAGE): string[] {
  return CONTENT_FILES.filter((file) => file === name || file === `${language}/${name}`);
}

/** What was checked last, by file: a site is read many times, and changes seldom. */
const known = new Map<string, { source: string; checked: Checked<z.ZodType> }>();

function check(name: string, given?: string): Checked<z.ZodType> {
  const read = given === undefined ? readText(contentFile(name)) : { text: given };
  if ("slip" in read) {
    const told = () => `content/${name}.yaml: ${read.slip}`;
    return { slips: [told()], told };
  }
  const source = read.text;
  const last = known.get(name);
  if (last?.source === source) return last.checked;
  const checked = checkYaml(`content/${name}.yaml`, source, FILES[name]!);
  known.set(name, { source, checked });
  return checked;
}

/** Texts in place of files, by the files' names. */
export type Given = Record<string, string>;

/**
 * Everything in content/ in one language, checked and put together; throws a `ContentError` that lists
 * every slip, those of the other languages too: what is not whole is not published.
 */
export function readAllContent(
  given: Given = {},
  language: Language = DEFAULT_LANGUAGE,
): SiteContent {
  const all = new Map(CONTENT_FILES.map((name) => [name, check(name, given[name])]));
  const stop = (slips: string[]) => {
    if (slips.length > 0) throw new ContentError(slips);
  };
  stop([...all.values()].flatMap(({ slips }) => slips));

  const pick = <Kind>(schemas: Schemas, folder = ""): Kind =>
    Object.fromEntries(
      Object.keys(schemas).map((name) => [name, all.get(folder + name)?.data]),
    ) as Kind;
  const facts = pick<Facts>(FACTS);
  const words = pick<LanguageWords>(WORDS, `${language}/`);
  const said = (name: string) => all.get(`${language}/${name}`)!;
  stop([
    ...priceSlips(all.get("prices")!, facts),
    ...strangers(said("rooms"), words.rooms.rooms, "rooms", facts.rooms.rooms),
    ...strangers(said("territory"), words.territory.articles, "articles", facts.territory.articles),
    ...chapterSlips(said("territory"), words, facts),
  ]);
  const template = pick<Pick<SiteContent, keyof typeof TEMPLATE_SCHEMAS>>(TEMPLATE_SCHEMAS);
  const shown = (name: string, value: object) => {
    const { data, told } = all.get(name)!;
    const alts = data as LanguageWords["pictures"];
    const unknown = Object.keys(alts).filter((id) => !catalogue.has(id));
    stop(unknown.map((id) => told([id], "questa immagine non è in pictures/catalogue.yaml")));
    const { described, missing } = describedPictures(value, alts);
    stop(missing.map((id) => told([], `manca "${id}": che cosa si vede in questa immagine?`)));
    return described;
  };
  return {
    ...shown(
      `${language}/pictures`,
      assemble(
        facts,
        words,
        language === DEFAULT_LANGUAGE
          ? undefined
          : pick<LanguageWords>(WORDS, `${DEFAULT_LANGUAGE}/`),
      ),
    ),
    ...shown("template/pictures", template),
  } as SiteContent;
}

/** What stands once; whether it is in order is told with the rest. */
export function readFacts(): Facts {
  const all = Object.keys(FACTS).map((name) => [name, check(name).data]);
  return Object.fromEntries(all) as Facts;
}

/** The same in every language, with the slips of all. */
export function readContents(given: Given = {}): Contents {
  const slips = new Set<string>();
  const contents = inEach((language) => {
    try {
      return readAllContent(given, language);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const slip of error.slips) slips.add(slip);
      return undefined;
    }
  });
  if (slips.size > 0) throw new ContentError([...slips]);
  return contents as Contents;
}

/** Rooms or stories without words, and words of none. */
function strangers(
  { told }: Checked<z.ZodType>,
  said: Record<string, unknown>,
  place: string,
  facts: { slug: string }[],
): string[] {
  const slugs = facts.map(({ slug }) => slug);
  const silent = slugs.filter((slug) => !(slug in said));
  const unknown = Object.keys(said).filter((slug) => !slugs.includes(slug));
  return [
    ...silent.map((slug) => told([place], `mancano le parole di "${slug}"`)),
    ...unknown.map((slug) =>
      told(
        [place, slug],
        `"${slug}" non c’è in content/${place === "rooms" ? place : "territory"}.yaml`,
      ),
    ),
  ];
}

/** Stories with more chapters in words than in pictures, or fewer. */
function chapterSlips(
  { told }: Checked<z.ZodType>,
  { territory }: LanguageWords,
  facts: Facts,
): string[] {
  return facts.territory.articles.flatMap(({ slug, chapters }) => {
    const sections = territory.articles[slug]?.sections ?? chapters;
    return sections.length === chapters.length
      ? []
      : [
          told(
            ["articles", slug, "sections"],
            `qui i capitoli sono ${sections.length}, in content/territory.yaml sotto "chapters" sono ${chapters.length}: devono essere altrettanti`,
          ),
        ];
  });
}

/** Rooms without a rate, and prices of no room. */
function priceSlips({ told }: Checked<z.ZodType>, { rooms, prices }: Facts): string[] {
  const slugs = rooms.rooms.map(({ slug }) => slug);
  const unknown = (path: PropertyKey[], slug: string) =>
    slugs.includes(slug) ? [] : [told(path, `"${slug}" non c’è in content/rooms.yaml`)];
  return [
    ...slugs
      .filter((slug) => !(slug in prices.rates))
      .map((slug) => told(["rates"], `manca il prezzo di "${slug}": ${slug}: { base: "85,00" }`)),
    ...Object.keys(prices.rates).flatMap((slug) => unknown(["rates", slug], slug)),
    ...prices.seasons.flatMap(({ rooms: named = [] }, season) =>
      named.flatMap((slug, at) => unknown(["seasons", season, "rooms", at], slug)),
    ),
    ...prices.seasons.flatMap(({ rooms: named = slugs, base, single }, season) => {
      const cheaper = named.filter(
        (slug) => (prices.rates[slug]?.base ?? Infinity) < (single ?? 0),
      );
      return base === undefined && cheaper.length > 0
        ? [
            told(
              ["seasons", season, "single"],
              `Una persona sola paga più di due: in ${cheaper.join(", ")}`,
            ),
          ]
        : [];
    }),
  ];
}

/** What pages know of a subject. */
export function readContent<Name extends ContentName>(
  name: Name,
  given: Given = {},
  language: Language = DEFAULT_LANGUAGE,
): Content<Name> {
  return readAllContent(given, language)[name];
}
