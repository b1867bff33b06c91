/** Writes /licenze.txt, the licence notices of software and fonts, because the bundler removes all notices from scripts. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LICENCE_NOTICES_PATH } from "#app/paths/paths.ts";
import { FONTS, RENAMED_FONTS } from "./fonts.ts";

const NODE_MODULES = join(import.meta.dirname, "../node_modules");

/** Written by the bundler (scripts/bundle-site.ts). */
const BUNDLED_PACKAGES_FILE = "licenses.json";

/** Files in scripts/licences/ by package. These packages contain no licence text, so it was copied from their repositories. */
const LICENCE_FILES: Record<string, string> = {
  "embla-carousel": "embla-carousel.txt",
  "@iconify-json/lucide": "lucide.txt",
};

type Notice = { name: string; version: string; identifier?: string; text?: string; note?: string };

async function noticeOf(name: string): Promise<Notice> {
  const readText = (file: string) => readFile(join(NODE_MODULES, name, file), "utf8");
  const { version, license } = JSON.parse(await readText("package.json")) as Record<string, string>;
  const text = (await readText("LICENSE")).trim();
  return { name, version: version ?? "", text, ...(license && { identifier: license }) };
}

/** Returns the licence of a font. The SIL Open Font License demands a note that the font was changed. */
async function fontNotice(font: string): Promise<Notice> {
  const name = RENAMED_FONTS[font]?.to;
  const cut = "Changed by us: cut to the letters, weights and features that this site shows";
  const note = name ? `${cut}, and renamed "${name}", as its old name is reserved.` : `${cut}.`;
  return { ...(await noticeOf(`@fontsource-variable/${font}`)), note };
}

async function withLicenceText(notice: Notice): Promise<Notice> {
  const file = LICENCE_FILES[notice.name];
  if (notice.text || !file) return notice;
  const text = await readFile(join(import.meta.dirname, "licences", file), "utf8");
  return { ...notice, text: text.trim() };
}

/** Returns the text of /licenze.txt; throws if a package has no licence text. */
export function noticesText(notices: Notice[]): string {
  const noticeTexts = notices.map(({ name, version, identifier, text, note }) => {
    if (!text) throw new Error(`${name} is sent to guests, and brings no licence text`);
    const title = `${name} ${version}${identifier ? ` (${identifier})` : ""}`;
    return [title, "=".repeat(title.length), ...(note ? ["", note] : []), "", text].join("\n");
  });
  const introduction = [
    "Programmi e caratteri di altri che questo sito manda al browser, con le loro licenze.",
    "Software and fonts by others that this site sends to browsers, with their licences.",
  ];
  return `${[introduction.join("\n"), ...noticeTexts].join("\n\n\n")}\n`;
}

export async function writeNotices(clientFolder: string): Promise<void> {
  const packagesFile = join(clientFolder, BUNDLED_PACKAGES_FILE);
  const bundledPackages = JSON.parse(await readFile(packagesFile, "utf8")) as Notice[];
  const scriptNotices = await Promise.all(bundledPackages.map(withLicenceText));
  // Tailwind is added here: it is in the style sheets, and the bundler's file lists only the packages in scripts.
  const tailwindNotice = await noticeOf("tailwindcss");
  const fontNotices = await Promise.all(FONTS.map(({ name }) => fontNotice(name)));
  await writeFile(
    join(clientFolder, LICENCE_NOTICES_PATH),
    noticesText([...scriptNotices, tailwindNotice, ...fontNotices]),
  );
  await rm(packagesFile);
}
