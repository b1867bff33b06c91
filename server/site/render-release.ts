/** Renders releases: the site is a function of its content and its address. */
import pMap from "p-map";
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
import { encodeBrotli, type CompressionQuality } from "./encodings.ts";
import { finishPage } from "./finish-page.ts";
import { changedSubjects, trackContents, type Subject } from "./content-dependencies.ts";
import {
  isValidOn,
  type ResponseRecord,
  type Edition,
  type Release,
  type SiteFile,
  siteFile,
} from "./release.ts";
import type { SiteBuild } from "./site-build.ts";
import { siteFiles } from "./site-files.ts";

type FileText = { text: string; policy?: string };

/** Files by name: rendered texts, and files reused from the last release. */
type ReleaseFiles = Map<string, FileText | SiteFile>;

/** The file of a page; those for unknown addresses are named as static hosts expect. */
function pageFile(path: string): string {
  if (isNotFoundPath(path)) return `${path.slice(1)}.html`;
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

/** The data file of a page; pages for unknown addresses have none. */
function dataFiles(path: string): string[] {
  return isNotFoundPath(path) ? [] : [dataPath(path).slice(1)];
}

/** A test whether pages that read these subjects can be reused from the last release. */
function unchangedSince(last: Release, next: Edition, { id }: SiteBuild) {
  if (last.build !== id || last.url !== next.url || !isValidOn(last, next.renderedOn))
    return () => false;
  const staleSubjects = changedSubjects(next.contents, last.contents);
  return (subjects: Subject[]) => subjects.every((subject) => !staleSubjects.has(subject));
}

/** A renderer of pages that records the subjects their loaders read. */
function trackedRenderer({ contents, url, renderedOn: today }: Edition, { open }: SiteBuild) {
  return (path: string) => {
    const trackedContents = trackContents(contents);
    const language = houseLanguageAt(path);
    const render = open({ contents: trackedContents.contents, language, url, today });
    return { render, subjects: trackedContents.subjects };
  };
}

/** All files of a release; pages whose subjects did not change are reused. */
async function renderAll(edition: Edition, build: SiteBuild, last?: Release) {
  const { sheets } = build;
  const isUnchanged = last ? unchangedSince(last, edition, build) : () => false;
  const rendererOf = trackedRenderer(edition, build);
  const siteContents = trackContents(edition.contents);
  const options = { siteUrl: edition.url, today: edition.renderedOn };
  const graphs = structuredData(siteContents.contents, options);
  const files: ReleaseFiles = new Map();
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
    const pageSubjects = new Set([...subjects(), ...(graph ? siteContents.subjects() : [])]);
    pages[path] = { subjects: [...pageSubjects], head: page.head, start: page.start.file };
  }
  const heads = Object.values(pages).map(({ head }) => head);
  for (const [name, text] of siteFiles({ ...edition, heads })) files.set(name, { text });

  const renderTemplate = async (path: string, before?: ResponseRecord): Promise<ResponseRecord> => {
    if (before && isUnchanged(before.subjects)) return before;
    const { render, subjects } = rendererOf(path);
    const { html, policy } = finishPage(await render(path), { sheets, isResponse: true });
    return { html, policy, subjects: subjects() };
  };
  const answers = inEach(() => ({})) as Release["answers"];
  for (const mount of GUESTHOUSES) {
    const { language } = mount;
    for (const name of FORM_RESPONSES)
      answers[language][name] = await renderTemplate(
        formResponsePath(name, mount),
        last?.answers[language]?.[name],
      );
  }
  return { files, pages, answers };
}

/** Files that are compressed at a time: an encoder takes megabytes, and all at once took 300. */
const MAX_CONCURRENT_ENCODINGS = 8;

/** Compresses the texts, which takes longest; files that equal the last release's are reused. */
async function withEncodings(
  files: ReleaseFiles,
  quality: CompressionQuality,
  last?: Release,
): Promise<Map<string, SiteFile>> {
  const encode = async ([name, file]: [string, FileText | SiteFile]) => {
    if ("read" in file) return [name, file] as const;
    const { text, policy } = file;
    const body = Buffer.from(text);
    const previous = last?.files.get(name);
    if (previous?.read().equals(body) && previous.policy === policy)
      return [name, previous] as const;
    return [name, siteFile(body, await encodeBrotli(name, body, quality), policy)] as const;
  };
  return new Map(await pMap(files, encode, { concurrency: MAX_CONCURRENT_ENCODINGS }));
}

/** The release of an edition; pages are reused from `last` where possible. */
export async function renderRelease(
  edition: Edition,
  build: SiteBuild,
  { quality, last }: { quality: CompressionQuality; last?: Release },
): Promise<Release> {
  const { files, pages, answers } = await renderAll(edition, build, last);
  return {
    ...edition,
    build: build.id,
    files: await withEncodings(files, quality, last),
    pages,
    answers,
  };
}
