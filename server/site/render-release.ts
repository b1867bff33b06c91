/** Makes releases: the site is a function of its content and its address. */
import { dayAtHome } from "../filled-pages.ts";
import { encode, type Quality } from "../encodings.ts";
import { inEach } from "#app/domain/languages.ts";
import { type AnswerName, houseLanguageAt } from "#app/site/paths.ts";
import type { AnswerTemplate } from "../answer-pages.ts";
import type { SiteBuild } from "./site-build.ts";
import { type FinishedPage, finishPage } from "./finish-page.ts";
import type { Edition, Release, SiteFile } from "./release.ts";
import { siteFiles } from "./site-files.ts";
import { ANSWER_PATHS, dataFile, pageFile, sitePaths } from "./site-paths.ts";
import { structuredData } from "./structured-data.ts";

async function renderPages({ contents, url, made }: Edition, build: SiteBuild) {
  const today = dayAtHome(new Date(made));
  const year = today.slice(0, 4);
  const renderers = inEach((language) => build.open({ contents, language, url, year }));
  const render = (path: string, file = path) => renderers[houseLanguageAt(path)](file);
  const { sheets } = build;
  const paths = sitePaths(contents);
  const graphs = structuredData(contents, { siteUrl: url, today });
  const pages = new Map<string, FinishedPage>();
  const data = new Map<string, string>();
  for (const path of paths.pages) {
    const graph = graphs.get(path);
    const page = finishPage(await render(path), { sheets, ...(graph && { graph }) });
    pages.set(path, page);
  }
  for (const path of paths.withData) data.set(path, await render(path, `/${dataFile(path)}`));
  const answers = inEach(() => ({}) as Record<AnswerName, AnswerTemplate>);
  for (const { language, name, path } of ANSWER_PATHS) {
    const { html, policy } = finishPage(await render(path), { sheets, isAnswer: true });
    answers[language][name] = { html, policy };
  }
  return { pages, data, answers };
}

/** What is the same as in the last release is shared with it: smaller forms take longest to make. */
async function withForms(
  texts: Map<string, { text: string; policy?: string }>,
  quality: Quality,
  last?: Release,
): Promise<Map<string, SiteFile>> {
  const files = [...texts].map(async ([name, { text, policy }]) => {
    const body = Buffer.from(text);
    const known = last?.files.get(name);
    if (known?.body.equals(body) && known.policy === policy) return [name, known] as const;
    return [name, { body, encodings: await encode(name, body, quality), policy }] as const;
  });
  return new Map(await Promise.all(files));
}

/** The release of an edition; `last` is the one before it, if there was one. */
export async function renderRelease(
  edition: Edition,
  build: SiteBuild,
  { quality, last }: { quality: Quality; last?: Release },
): Promise<Release> {
  const { pages, data, answers } = await renderPages(edition, build);
  const heads = [...pages.values()].map(({ head }) => head);
  const texts = new Map<string, { text: string; policy?: string }>();
  for (const [path, { html, policy, start }] of pages) {
    texts.set(pageFile(path), { text: html, policy });
    texts.set(start.file, { text: start.code });
  }
  for (const [path, text] of data) texts.set(dataFile(path), { text });
  for (const [name, text] of siteFiles({ ...edition, heads })) texts.set(name, { text });
  return {
    ...edition,
    build: build.id,
    files: await withForms(texts, quality, last),
    answers,
  };
}
