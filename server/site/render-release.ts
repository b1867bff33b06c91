/** Makes releases: the site is a function of its content and its address. */
import { inEach } from "#app/domain/languages.ts";
import { GUESTHOUSES } from "#app/site/mounts.ts";
import { answerPath, ANSWERS, dataPath, houseLanguageAt, isForUnknown } from "#app/site/paths.ts";
import { prerenderedPaths } from "#app/site/prerendered-paths.ts";
import { structuredData } from "#app/site/structured-data.ts";
import { encode, type Quality } from "../encodings.ts";
import { finishPage, type Head } from "./finish-page.ts";
import type { Edition, Release, SiteFile } from "./release.ts";
import type { SiteBuild } from "./site-build.ts";
import { siteFiles } from "./site-files.ts";

type Texts = Map<string, { text: string; policy?: string }>;

/** The file of a page; one for unknown addresses is named as static hosts expect it. */
function pageFile(path: string): string {
  if (isForUnknown(path)) return `${path.slice(1)}.html`;
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

/** All that a release says, by the names of its files, and what its forms are answered with. */
async function renderAll(edition: Edition, { sheets, open }: SiteBuild) {
  const { contents, url, renderedOn: today } = edition;
  const sites = inEach((language) => open({ contents, language, url, today }));
  const render = (path: string, asked = path) => sites[houseLanguageAt(path)](asked);
  const graphs = structuredData(contents, { siteUrl: url, today });
  const texts: Texts = new Map();
  const heads: Head[] = [];
  for (const path of prerenderedPaths(contents)) {
    const graph = graphs.get(path);
    const page = finishPage(await render(path), { sheets, ...(graph && { graph }) });
    texts.set(pageFile(path), { text: page.html, policy: page.policy });
    texts.set(page.start.file, { text: page.start.code });
    heads.push(page.head);
    const data = dataPath(path);
    if (!isForUnknown(path)) texts.set(data.slice(1), { text: await render(path, data) });
  }
  for (const [name, text] of siteFiles({ ...edition, heads })) texts.set(name, { text });
  const answers = inEach(() => ({})) as Release["answers"];
  for (const mount of GUESTHOUSES)
    for (const name of ANSWERS) {
      const answer = await render(answerPath(name, mount));
      const { html, policy } = finishPage(answer, { sheets, isAnswer: true });
      answers[mount.language][name] = { html, policy };
    }
  return { texts, answers };
}

/** What is the same as in the last release is shared with it: smaller forms take longest to make. */
async function withForms(
  texts: Texts,
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
  const { texts, answers } = await renderAll(edition, build);
  const files = await withForms(texts, quality, last);
  return { ...edition, build: build.id, files, answers };
}
