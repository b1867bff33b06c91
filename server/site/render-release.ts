/** Makes releases: the site is a function of its content and its address. */
import { inEach } from "#app/domain/languages.ts";
import { GUESTHOUSES } from "#app/paths/mounts.ts";
import {
  formResponsePath,
  FORM_RESPONSES,
  dataPath,
  houseLanguageAt,
  isNotFoundPath,
} from "#app/paths/paths.ts";
import { prerenderedPaths } from "#app/paths/page-paths.ts";
import { structuredData } from "#app/head/structured-data.ts";
import { encodeBrotli, type Quality } from "../encodings.ts";
import { finishPage } from "./finish-page.ts";
import { holdsOn } from "./holds-on.ts";
import { changedSubjects, recordedContents, type Subject } from "./recorded-contents.ts";
import {
  type AnswerRecord,
  type Edition,
  type Release,
  type SiteFile,
  siteFile,
} from "./release.ts";
import type { SiteBuild } from "./site-build.ts";
import { siteFiles } from "./site-files.ts";

/** Files by name: as text where they were rendered, whole where they are those of the last release. */
type Files = Map<string, { text: string; policy?: string } | SiteFile>;

/** The file of a page; one for unknown addresses is named as static hosts expect it. */
function pageFile(path: string): string {
  if (isNotFoundPath(path)) return `${path.slice(1)}.html`;
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

/** The data of a page; one for unknown addresses has none. */
function dataFiles(path: string): string[] {
  return isNotFoundPath(path) ? [] : [dataPath(path).slice(1)];
}

/** Tells of subjects whether what was made from them in the last release stands in the next as it is. */
function unchangedSince(last: Release, next: Edition, { id }: SiteBuild) {
  if (last.build !== id || last.url !== next.url || !holdsOn(last, next.renderedOn))
    return () => false;
  const changed = changedSubjects(next.contents, last.contents);
  return (subjects: Subject[]) => subjects.every((subject) => !changed.has(subject));
}

/** Renders pages, and records the subjects that their loaders read. */
function recordedRenderer({ contents, url, renderedOn: today }: Edition, { open }: SiteBuild) {
  return (path: string) => {
    const recorded = recordedContents(contents);
    const language = houseLanguageAt(path);
    const render = open({ contents: recorded.contents, language, url, today });
    return { render, subjects: recorded.subjects };
  };
}

/** All that a release says; what is unchanged is taken from the last. */
async function renderAll(edition: Edition, build: SiteBuild, last?: Release) {
  const { sheets } = build;
  const isUnchanged = last ? unchangedSince(last, edition, build) : () => false;
  const rendererOf = recordedRenderer(edition, build);
  const described = recordedContents(edition.contents);
  const place = { siteUrl: edition.url, today: edition.renderedOn };
  const graphs = structuredData(described.contents, place);
  const files: Files = new Map();
  const pages: Release["pages"] = {};

  for (const path of prerenderedPaths(edition.contents)) {
    const before = last?.pages[path];
    if (last && before && isUnchanged(before.subjects)) {
      for (const name of [pageFile(path), before.start, ...dataFiles(path)])
        files.set(name, last.files.get(name)!);
      pages[path] = before;
      continue;
    }
    const { render, subjects } = rendererOf(path);
    const graph = graphs.get(path);
    const page = finishPage(await render(path), { sheets, ...(graph && { graph }) });
    files.set(pageFile(path), { text: page.html, policy: page.policy });
    files.set(page.start.file, { text: page.start.code });
    for (const name of dataFiles(path)) files.set(name, { text: await render(`/${name}`) });
    const read = new Set([...subjects(), ...(graph ? described.subjects() : [])]);
    pages[path] = { subjects: [...read], head: page.head, start: page.start.file };
  }
  const heads = Object.values(pages).map(({ head }) => head);
  for (const [name, text] of siteFiles({ ...edition, heads })) files.set(name, { text });

  const answerAt = async (path: string, before?: AnswerRecord): Promise<AnswerRecord> => {
    if (before && isUnchanged(before.subjects)) return before;
    const { render, subjects } = rendererOf(path);
    const { html, policy } = finishPage(await render(path), { sheets, isAnswer: true });
    return { html, policy, subjects: subjects() };
  };
  const answers = inEach(() => ({})) as Release["answers"];
  for (const mount of GUESTHOUSES) {
    const { language } = mount;
    for (const name of FORM_RESPONSES)
      answers[language][name] = await answerAt(
        formResponsePath(name, mount),
        last?.answers[language]?.[name],
      );
  }
  return { files, pages, answers };
}

/** What is the same as in the last release is shared with it: smaller forms take longest to make. */
async function withForms(
  files: Files,
  quality: Quality,
  last?: Release,
): Promise<Map<string, SiteFile>> {
  const formed = [...files].map(async ([name, file]) => {
    if ("read" in file) return [name, file] as const;
    const { text, policy } = file;
    const body = Buffer.from(text);
    const known = last?.files.get(name);
    if (known?.read().equals(body) && known.policy === policy) return [name, known] as const;
    return [name, siteFile(body, await encodeBrotli(name, body, quality), policy)] as const;
  });
  return new Map(await Promise.all(formed));
}

/** The release of an edition; `last` is the one before it, if there was one. */
export async function renderRelease(
  edition: Edition,
  build: SiteBuild,
  { quality, last }: { quality: Quality; last?: Release },
): Promise<Release> {
  const { files, pages, answers } = await renderAll(edition, build, last);
  return {
    ...edition,
    build: build.id,
    files: await withForms(files, quality, last),
    pages,
    answers,
  };
}
