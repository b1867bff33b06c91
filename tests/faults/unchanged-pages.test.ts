/** A publication renders only the pages whose content changed: the result is that of rendering all. */
import { beforeAll, expect, test } from "vitest";
import type { ContentName, Contents } from "#app/content/site-content.ts";
import { readContents } from "#tests/support/content.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { Edition, Release } from "#server/site/release.ts";
import { renderRelease } from "#server/site/render-release.ts";
import { openBuild, type SiteBuild } from "#server/site/site-build.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { BUILD } from "./support/server.ts";

let edition: Edition;
let build: SiteBuild;
let last: Release;
let rendered: string[];
/** How many pages a release is that is rendered wholly. */
let ofAll: number;

/** A release of these contents, and in `rendered` what was rendered for it. */
async function released(next: Partial<Edition>, before?: Release): Promise<Release> {
  rendered = [];
  const open: SiteBuild["open"] = (site) => {
    const render = build.open(site);
    return (path) => {
      rendered.push(path);
      return render(path);
    };
  };
  const how = { quality: "fast", ...(before && { last: before }) } as const;
  return renderRelease({ ...edition, ...next }, { ...build, open }, how);
}

beforeAll(async () => {
  const contents = readContents();
  const days = {} as Edition["days"];
  for (const language of LANGUAGE_CODES)
    days[language] = new Proxy({} as Edition["days"][typeof language], { get: () => "2027-05-01" });
  const [url, renderedOn] = ["https://casa.example", "2027-05-01"];
  edition = { contents, days, url, made: Date.parse(renderedOn), renderedOn };
  build = await openBuild(BUILD);
  last = await released({});
  ofAll = rendered.length;
}, 60_000);

/** The same with other sentences, or other figures where it has no sentence. */
function reworded(value: unknown, isOfFigures: boolean): unknown {
  if (typeof value === "string") return /\s/.test(value) ? `${value} Anche qui.` : value;
  if (typeof value === "number") return isOfFigures ? value + 7 : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => reworded(one, isOfFigures));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, reworded(one, isOfFigures)]),
  );
}

function withOther(subject: ContentName, languages = LANGUAGE_CODES): Contents {
  const contents = { ...edition.contents };
  for (const language of languages) {
    const other = reworded(contents[language][subject], subject === "prices");
    contents[language] = { ...contents[language], [subject]: other };
  }
  return contents;
}

/** All that it says, in the order of its files. */
function everything({ files, pages, answers }: Release) {
  const texts = [...files].map(([name, { read, policy }]) => [name, read().toString(), policy]);
  return { texts, pages, answers };
}

/** Whether a release after the last says what one says that is rendered wholly, and the part that was rendered. */
async function compared(next: Partial<Edition>): Promise<{ isAlike: boolean; part: number }> {
  const all = JSON.stringify(everything(await released(next)));
  const ofNext = rendered.length;
  const isAlike = JSON.stringify(everything(await released(next, last))) === all;
  return { isAlike, part: rendered.length / ofNext };
}

const SUBJECTS = Object.keys(readContents()[DEFAULT_LANGUAGE]) as ContentName[];
/** What many pages read. */
const SOME: ContentName[] = ["prices"];

test.each(IS_FULL ? SUBJECTS : SOME)(
  "other words in %s reach every page that says them",
  async (subject) => {
    const contents = withOther(subject);
    expect(contents[DEFAULT_LANGUAGE][subject]).not.toEqual(
      edition.contents[DEFAULT_LANGUAGE][subject],
    );
    const { isAlike, part } = await compared({ contents });
    expect(isAlike).toBe(true);
    // Three quarters of the pages say no price.
    expect(part).toBeLessThanOrEqual(subject === "prices" ? 1 / 4 : 1);
  },
);

test.runIf(IS_FULL).each(LANGUAGE_CODES)(
  "what the others say in %s of itself reaches their pages",
  async (language) => {
    for (const subject of SUBJECTS)
      expect(await compared({ contents: withOther(subject, [language]) })).toMatchObject({
        isAlike: true,
      });
  },
);

test.runIf(IS_FULL)(
  "another year, another address and another build are rendered wholly",
  async () => {
    const whole = { isAlike: true, part: 1 };
    expect(await compared({ renderedOn: "2028-01-01" })).toEqual(whole);
    expect(await compared({ url: "https://altra.example" })).toEqual(whole);
    await released({}, { ...last, build: "another" });
    expect(rendered.length).toBe(ofAll);
  },
);

test("a room less leaves no page of it", async () => {
  const contents = { ...edition.contents };
  for (const language of LANGUAGE_CODES) {
    const { rooms } = contents[language];
    const others = { ...rooms, rooms: rooms.rooms.slice(1) };
    contents[language] = { ...contents[language], rooms: others };
  }
  expect(await compared({ contents })).toMatchObject({ isAlike: true });
});
