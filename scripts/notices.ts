/** /licenze.txt: the licence notices of software and fonts, which the bundler removes from scripts. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { NOTICES } from "#app/paths/paths.ts";
import { FONTS, RENAMED } from "./fonts.ts";

const MODULES = join(import.meta.dirname, "../node_modules");

/** The bundler's list of the packages in its scripts (vite.config.ts). */
const BUNDLED = "licenses.json";

/** Packages in the style sheets, which the bundler's list leaves out. */
const IN_SHEETS = ["tailwindcss"];

/** The copyright lines of packages without a licence file, from their repositories. */
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

/** The OFL demands a note that a font was changed. */
async function fontNotice(font: string): Promise<Notice> {
  const name = RENAMED[font]?.to;
  const cut = "Changed by us: cut to the letters, weights and features that this site shows";
  const note = name ? `${cut}, and renamed "${name}", as its old name is reserved.` : `${cut}.`;
  return { ...(await noticeOf(`@fontsource-variable/${font}`)), note };
}

/** Takes the MIT licence's text from another package, with the owner's copyright line. */
function withText(notice: Notice, _: number, all: Notice[]): Notice {
  const owner = COPYRIGHTS[notice.name];
  if (notice.text || !owner || notice.identifier !== "MIT") return notice;
  const mit = all.find(({ identifier, text }) => identifier === "MIT" && text)?.text;
  return mit ? { ...notice, text: mit.replace(/^Copyright .*$/m, owner) } : notice;
}

/** Throws where a package has no licence text. */
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

export async function writeNotices(client: string): Promise<void> {
  const list = join(client, BUNDLED);
  const bundled = JSON.parse(await readFile(list, "utf8")) as Notice[];
  const sheets = await Promise.all(IN_SHEETS.map(noticeOf));
  const fonts = await Promise.all(FONTS.map(([font]) => fontNotice(font)));
  await writeFile(join(client, NOTICES), noticesText([...bundled, ...sheets, ...fonts]));
  await rm(list);
}
