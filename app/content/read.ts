/** Reads and checks the files of content/, on the server, in the build and in tests; never in a browser. */
import { readFileSync } from "node:fs";
import { type Catalogue, pictureDataOf } from "#pictures/catalogue.ts";
import { type Document, valuesOf } from "./documents.ts";
import { formatIssue, formatIssues, type Issue } from "./issue.ts";
import { isPictureRef, withPictures } from "./pictures.ts";
import { assemble } from "./assemble.ts";
import { crossFileIssues } from "./cross-file-issues.ts";
import {
  CONTENT_FILES,
  contentFilePath,
  FACT_SCHEMAS,
  type Facts,
  type LanguageWords,
  schemaOf,
  TRANSLATED_WORD_SCHEMAS,
  type TranslatedWords,
  WORD_SCHEMAS,
} from "./files.ts";
import { valuesIn } from "./texts.ts";
import { visibleWords } from "./visible-entries.ts";
import type { Contents, SiteContent } from "./site-content.ts";
import { allDemoContentOf } from "#demonstration/content.ts";
import { memoizeByObject } from "#app/domain/memoize.ts";
import { createLruCache } from "#app/domain/lru.ts";
import { DEFAULT_LANGUAGE, inEach, type Language } from "#app/domain/languages.ts";
import { type CheckResult, checkValues, checkYaml } from "./yaml-file.ts";

const checkedTexts = createLruCache<CheckResult>(2 * CONTENT_FILES.length);

const checkDocument = memoizeByObject((document: Document, name: string) =>
  checkValues(`content/${name}.yaml`, valuesOf(name, { [name]: document }), schemaOf(name)!),
);

function checkFile(name: string, override?: string | Document): CheckResult {
  if (typeof override === "object") return checkDocument(override, name);
  const text = override ?? readFileSync(contentFilePath(name), "utf8");
  const cacheKey = `${name}\n${text}`;
  const checkText = () => checkYaml(`content/${name}.yaml`, text, schemaOf(name)!);
  return checkedTexts.get(cacheKey) ?? checkedTexts.set(cacheKey, checkText());
}

/** YAML texts or documents (saved values) that replace files of content/; the keys are the names of the files. */
export type FileOverrides = Readonly<Record<string, string | Document>>;

/** Expects that no file has issues of its own. Returns the issues between files, or `content` if there are none. */
function contentIn(
  language: Language,
  fileResults: Map<string, CheckResult>,
  catalogue: Catalogue,
): { content?: SiteContent; issues: Issue[] } {
  const dataOf = <Data>(schemas: object, folder = ""): Data =>
    Object.fromEntries(
      Object.keys(schemas).map((name) => [name, fileResults.get(folder + name)?.data]),
    ) as Data;
  const facts = dataOf<Facts>(FACT_SCHEMAS);
  const italianWords = dataOf<LanguageWords>(WORD_SCHEMAS, `${DEFAULT_LANGUAGE}/`);
  const words = dataOf<TranslatedWords>(TRANSLATED_WORD_SCHEMAS, `${language}/`);
  const resultOf = (name: string) => fileResults.get(name)!;
  const issues = crossFileIssues({ facts, words, language, resultOf });
  if (issues.length > 0) return { issues };
  const visibleItalian = visibleWords(italianWords, italianWords, DEFAULT_LANGUAGE);
  const assembledContent =
    language === DEFAULT_LANGUAGE
      ? assemble(facts, visibleItalian, language)
      : assemble(facts, visibleWords(words, italianWords, language), language, visibleItalian);
  const { issueAt } = resultOf(`${language}/pictures`);
  const unknownIds = Object.keys(words.pictures).filter((id) => !catalogue.pictures.has(id));
  issues.push(
    ...unknownIds.map((id) => issueAt([id], "questa immagine non è in pictures/catalogue.yaml")),
  );
  const idsWithoutAlt = new Set<string>();
  const contentWithPictures = withPictures(assembledContent, (picture) => {
    const alt = words.pictures[picture.id];
    // If a picture has an alternative text in Italian but not in this language, the text is empty, as for a decorative picture.
    if (alt === undefined && !(picture.id in italianWords.pictures)) idsWithoutAlt.add(picture.id);
    return { ...pictureDataOf(catalogue, picture)!, alt: alt ?? "" };
  });
  for (const id of idsWithoutAlt)
    issues.push(issueAt([], `manca "${id}": che cosa si vede in questa immagine?`));
  return issues.length > 0
    ? { issues }
    : { content: { ...contentWithPictures, ...allDemoContentOf(catalogue) }, issues };
}

function pictureIssues({ data, issueAt }: CheckResult, catalogue: Catalogue): Issue[] {
  return valuesIn(data).flatMap(([path, value]) => {
    if (!isPictureRef(value) || pictureDataOf(catalogue, value)) return [];
    const reason = `L'immagine "${value.id}" non è nel catalogo, o lì c'è un errore (pictures/catalogue.yaml)`;
    return [issueAt(path.split("."), reason)];
  });
}

export function checkContents(
  catalogue: Catalogue,
  overrides: FileOverrides = {},
): { contents?: Contents; issues: Issue[] } {
  // The files of all languages are checked, because an incomplete site is not published.
  const fileResults = new Map(
    CONTENT_FILES.map((name) => [name, checkFile(name, overrides[name])]),
  );
  const fileIssues = [...fileResults.values()].flatMap((result) => [
    ...result.issues,
    ...pictureIssues(result, catalogue),
  ]);
  if (fileIssues.length > 0) return { issues: fileIssues };
  const contentByLanguage = inEach((language) => contentIn(language, fileResults, catalogue));
  const issues = Object.values(contentByLanguage).flatMap((result) => result.issues);
  if (issues.length === 0)
    return { contents: inEach((language) => contentByLanguage[language].content!), issues };
  // An issue in a file without a language is found once for each language, so repeated issues are left out.
  return { issues: [...new Map(issues.map((issue) => [formatIssue(issue), issue])).values()] };
}

/** Throws an error that lists the issues, if there are any. */
export function readContents(catalogue: Catalogue, overrides?: FileOverrides): Contents {
  const { contents, issues } = checkContents(catalogue, overrides);
  if (!contents) throw new Error(formatIssues(issues));
  return contents;
}
