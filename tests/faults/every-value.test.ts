import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import {
  type Documents,
  namedValuesOf,
  type Place,
  valuesOf,
  withValueAt,
} from "#app/content/documents.ts";
import type { Contents } from "#app/content/site-content.ts";
import { yamlWithValues } from "#app/content/yaml-with-values.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { pagePaths } from "#app/paths/page-paths.ts";
import { sharedContentOf } from "#app/guesthouse/layout.tsx";
import { changeDraft } from "#app/desk/publish/draft.ts";
import { renderAll } from "#server/site/render-all.ts";
import { loadUneditedSite } from "#server/site/site-source.ts";
import { siteFiles } from "#server/site/site-files.ts";
import { documentState } from "#server/store/documents.ts";
import { readContents } from "#tests/support/content.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { seededRandom } from "#tests/support/random.ts";
import { contentText } from "#tests/support/issues.ts";
import {
  allPlaces,
  documentsWith,
  markedValue,
  markOf,
  otherValue,
  type PlacedValue,
} from "./support/changed-values.ts";
import { print } from "./support/guest.ts";
import { publishingHouse, expectSuccess } from "./support/publishing-house.ts";
import { BUILD, startTestServer, storeOf } from "./support/server.ts";
import { scratch } from "#tests/support/scratch.ts";

/** Values of content/, by file and path, that no page and no file of the site shows, with the reason. */
const HIDDEN_VALUES: [place: RegExp, reason: string][] = [
  [/^alike /, "read by the check of translations alone"],
  [/^\w\w\/replies /, "written by the family to one guest"],
  [/^\w\w\/house taxRule\./, "said once the house has a tax rate"],
  [/^\w\w\/rooms page\.rating$/, "said once a room's stars have a source"],
  [/^\w\w\/(home|about) reviews\.(verification|translation)$/, "said once a review has its source"],
  [/^\w\w\/home rooms\.otherPrices$/, "said once rooms differ in price"],
  [/^\w\w\/about experience\.rooms\.one$/, "said of a house with one room"],
  [/^\w\w\/contact map\.here$/, "said once the house's place is known"],
  [/^\w\w\/territory page\.alone$/, "said while there is one story"],
  [/ \S+\.sample$/, "read by the check of placeholders alone"],
  [
    /\/pictures (elegant-morning|natural-morning|services-hall|about-table)$/,
    "behind a heading that says it",
  ],
  [/\/pictures (\w+-hero|\w+-banner|team-\d|restaurant-3)$/, "beside words that say it"],
  [/^(en|de)\/details /, "of a page that is Italian alone"],
  [/^(en|de)\/pictures generic-/, "of a page that is Italian alone"],
];

/** Values of content/, by file and path, that cannot be replaced, with the reason. */
const PERMANENT_VALUES: [place: RegExp, reason: string][] = [
  [/^rooms rooms\.\d\.slug$/, "a room's permanent name, which prices and calendars use"],
  [/^territory articles\.\d\.slug$/, "a story's permanent name, which its words use"],
  [/^it\/(home|about) reviews\.items\.\d\.sample$/, "a guest's own needs a source and a yes"],
  [/^pictures contact\.map$/, "the only map"],
];

const nameOf = ({ file, path }: Place) => `${file} ${path}`;
const isHidden = (place: Place) => HIDDEN_VALUES.some(([pattern]) => pattern.test(nameOf(place)));

let all: PlacedValue[];
let builtContents: Contents;
beforeAll(async () => {
  all = allPlaces();
  builtContents = (await loadUneditedSite()).contents;
});

const { integer } = seededRandom(33);

/** Returns all in the full run, otherwise a sample that is the same in each run. */
function sample<Thing>(things: Thing[], count: number): Thing[] {
  if (IS_FULL) return things;
  const randomOrder = new Map(things.map((thing) => [thing, integer(0, 1_000_000)]));
  return things.toSorted((a, b) => randomOrder.get(a)! - randomOrder.get(b)!).slice(0, count);
}

/** The test's time limit, in milliseconds: all values take half an hour on a busy machine. */
const TIME_LIMIT = 3_600_000;

const siteLocation = { url: "https://casa.example", today: houseDayAt(Date.now()) };

function readableOf(contents: Contents): string[] {
  return [
    ...renderAll(siteLocation, contents).values(),
    ...siteFiles(contents, siteLocation.url).values(),
    ...LANGUAGE_CODES.map((language) => JSON.stringify(sharedContentOf(contents[language]))),
  ];
}

function everythingIn(contents: Contents): string {
  const answersAndMails = LANGUAGE_CODES.map((language) => {
    const { house, contact, newsletter, rooms, prices, phrases, answers } = contents[language];
    const { name, phone, email, taxNote } = house;
    const { name: nameLabel, email: emailLabel, phone: phoneLabel, message } = contact.form;
    return [
      [name, phone, email, taxNote, prices, phrases, answers],
      [nameLabel, emailLabel, phoneLabel, message, `${newsletter.words} ${newsletter.consent}`],
      rooms.rooms.map((room) => [room.name, room.option, room.slug]),
    ];
  });
  return [...readableOf(contents), JSON.stringify(answersAndMails)].join("\n");
}

const textWith = (file: string, documents: Documents) =>
  yamlWithValues(contentText(file), namedValuesOf(file, documents));

test.runIf(IS_FULL)(
  "marked sentences can be imported, published, exported and taken back",
  async () => {
    const folder = scratch();
    const house = publishingHouse(folder);
    const server = await startTestServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });
    const store = await storeOf(house);
    const everyPage = async () => {
      const paths = pagePaths(builtContents);
      return Promise.all(paths.map(async (path) => (await fetch(server.url + path)).text()));
    };
    const builtPages = await everyPage();

    const marks: { place: Place; mark: string }[] = [];
    let documents: Documents = {};
    for (const [index, place] of sample(all, 100).entries()) {
      const mark = markOf(index);
      const value = markedValue(place, mark);
      if (value === undefined) continue;
      marks.push({ place, mark });
      documents = documentsWith(place, value, documents);
    }
    const words = join(folder, "words");
    for (const file of Object.keys(documents)) {
      mkdirSync(dirname(join(words, file)), { recursive: true });
      writeFileSync(join(words, `${file}.yaml`), textWith(file, documents));
    }
    await expectSuccess(house, "importa", words);
    await expectSuccess(house, "pubblica", "--giusto");
    const texts = everythingIn(readContents((await documentState(store)).published));
    const missing = marks.filter(({ mark, place }) => !texts.includes(mark) && !isHidden(place));
    print(`${marks.length} sentences with a mark, ${missing.length} on no page`);
    expect(missing.map(({ place }) => nameOf(place))).toEqual([]);

    await expectSuccess(house, "esporta", join(folder, "export"));
    for (const file of Object.keys(documents)) {
      const exportedFile = readFileSync(join(folder, "export", `${file}.yaml`), "utf8");
      expect(parse(exportedFile)).toEqual(valuesOf(file, documents));
    }
    await changeDraft({ database: store, author: "", now: 0 }, () => ({}));
    await expectSuccess(house, "pubblica", "--giusto");
    while ((await (await fetch(server.url)).text()) !== builtPages[0]) await pause(100);
    expect(await everyPage()).toEqual(builtPages);
  },
  TIME_LIMIT,
);

test(
  "a changed number, name, picture or list changes what guests get",
  async () => {
    const others = sample(all, 10).filter((place) => markedValue(place, markOf(0)) === undefined);
    const contentBefore = everythingIn(builtContents);
    const unchangeable: string[] = [];
    const unseen: string[] = [];
    for (const place of others) {
      const value = otherValue(place, all, markOf(0));
      if (value === undefined) {
        if (!PERMANENT_VALUES.some(([pattern]) => pattern.test(nameOf(place))))
          unchangeable.push(nameOf(place));
        continue;
      }
      const isSame = everythingIn(readContents(documentsWith(place, value))) === contentBefore;
      if (isSame && !isHidden(place)) unseen.push(`${nameOf(place)}: ${JSON.stringify(value)}`);
    }
    print(`${others.length} values without a mark, ${unchangeable.length} without another value`);
    expect({ without: unchangeable, unseen }).toEqual({ without: [], unseen: [] });
  },
  TIME_LIMIT,
);

test(
  "a change of one value leaves all other values and the comments outside of it",
  () => {
    for (const place of sample(all, 20)) {
      const { file, path } = place;
      const value = otherValue(place, all, markOf(1));
      if (value === undefined) continue;
      const text = textWith(file, documentsWith(place, value));
      expect(parse(text)).toEqual(withValueAt(valuesOf(file, {}), path, value));
      const comments = (text: string) => text.split("\n").filter((line) => /^\s*#/.test(line));
      const isList = Array.isArray(value);
      expect(isList || comments(text)).toEqual(isList || comments(contentText(file)));
    }
  },
  TIME_LIMIT,
);
