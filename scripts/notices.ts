/**
 * /licenze.txt: the notices of all software and fonts that guests get. Their licences ask that they
 * travel along; the bundler takes them out of the scripts.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { NOTICES } from "#app/paths/paths.ts";
import { FONTS, RENAMED } from "./fonts.ts";

const MODULES = join(import.meta.dirname, "../node_modules");

/** What the bundler wrote of the packages in its scripts (vite.config.ts). */
const BUNDLED = "licenses.json";

/** Its reset and its classes stand in the style sheets, which the bundler does not look into. */
const IN_SHEETS = ["tailwindcss"];

/** Packages without a licence file: the copyright line of the one in their repository. */
const COPYRIGHTS: Record<string, string> = {
  "embla-carousel": "Copyright (c) 2020 David Cetinkaya",
};

type Notice = { name: string; version: string; identifier?: string; text?: string; note?: string };

async function noticeOf(name: string): Promise<Notice> {
  const read = (file: string) => readFile(join(MODULES, name, file), "utf8");
  const { version, license } = JSON.parse(await read("package.json")) as Record<string, string>;
  const text = (await read("LICENSE")).trim();
  return { name, version: version ?? "", text, ...(license && { identifier: license }) };
}

/** The fonts are changed by cutting, which the OFL allows and wants to be said. */
async function fontNotice(font: string): Promise<Notice> {
  const name = RENAMED[font]?.to;
  const cut = "Changed by us: cut to the letters, weights and features that this site shows";
  const note = name ? `${cut}, and renamed "${name}", as its old name is reserved.` : `${cut}.`;
  return { ...(await noticeOf(`@fontsource-variable/${font}`)), note };
}

/** The MIT licence is the same text in every package but for the line that names its owner. */
function withText(notice: Notice, _: number, all: Notice[]): Notice {
  const owner = COPYRIGHTS[notice.name];
  if (notice.text || !owner || notice.identifier !== "MIT") return notice;
  const mit = all.find(({ identifier, text }) => identifier === "MIT" && text)?.text;
  return mit ? { ...notice, text: mit.replace(/^Copyright .*$/m, owner) } : notice;
}

/** All notices as one text; throws where a package brings none. */
export function noticesText(notices: Notice[]): string {
  const parts = notices.map(withText).map(({ name, version, identifier, text, note }) => {
    if (!text) throw new Error(`${name} is sent to guests, and brings no licence text`);
    const title = `${name} ${version}${identifier ? ` (${identifier})` : ""}`;
    return [title, "=".repeat(title.length), ...(note ? ["", note] : []), "", text].join("\n");
  });
  const opening = [
    "Programmi e caratteri di altri che questo sito manda al browser, con le loro licenze.",
    "Software and fonts by others that this site sends to browsers, with their licences.",
  ];
  return `${[opening.join("\n"), ...parts].join("\n\n\n")}\n`;
}

/** Writes them into a built site. */
export async function writeNotices(client: string): Promise<void> {
  const list = join(client, BUNDLED);
  const bundled = JSON.parse(await readFile(list, "utf8")) as Notice[];
  const sheets = await Promise.all(IN_SHEETS.map(noticeOf));
  const fonts = await Promise.all(FONTS.map(([font]) => fontNotice(font)));
  await writeFile(join(client, NOTICES), noticesText([...bundled, ...sheets, ...fonts]));
  await rm(list);
}
