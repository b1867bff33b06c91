/** Checks that every built page is valid HTML and keeps our own rules for prerendered pages. */
import { join } from "node:path";
import { releaseOfBuild } from "#server/releases/current-site.ts";
import { unpackRelease } from "#server/site/release.ts";
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from "html-validate";

const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Valid HTML that our pages must not contain. */
const FORBIDDEN: [pattern: RegExp, reason: string][] = [
  [/\sstyle="/, "a style attribute is blocked by the content security policy"],
  [/<link rel="modulepreload"/, "scripts must not load before the largest picture"],
  [/https?:\/\/localhost(?!:3000)/, "an address of a developer's machine"],
];

/** The classes in a page's own style sheet. */
function styledClasses(html: string): Set<string> {
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const names = [...sheet.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name);
  return new Set(names.map((name) => name.replaceAll(/\\(.)/g, "$1")));
}

// The site, and the pages that the server fills in.
const { release } = await releaseOfBuild(join(import.meta.dirname, "../build"));
const { files, answers } = unpackRelease(release);
const pages = new Map([...files].map(([name, { read }]) => [name, read().toString()]));
for (const [language, templates] of Object.entries(answers))
  for (const [name, { html }] of Object.entries(templates))
    pages.set(`answers/${language}/${name}.html`, html);

/** All classes: the demonstration's pages have the style sheet of all of app/. */
const EVERY_CLASS = styledClasses(pages.get("home2/index.html") ?? "");

/** Classes of a page without a rule: Tailwind does not read the file that uses them. */
function classesWithoutRule(html: string): string[] {
  const own = styledClasses(html);
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  return [...new Set(classes)].filter((name) => EVERY_CLASS.has(name) && !own.has(name));
}

let count = 0;
let wrong = 0;
for (const [page, html] of pages) {
  if (!page.endsWith(".html")) continue;
  const { valid, results } = await validator.validateString(html, page);
  const slips = [
    ...(valid ? [] : [formatterFactory("text")(results)]),
    ...classesWithoutRule(html).map((name) => `no rule for ${name}, see the sources in app/styles`),
    ...FORBIDDEN.flatMap(([pattern, reason]) => (pattern.test(html) ? [reason] : [])),
  ];
  for (const slip of slips) console.error(`${page}: ${slip}`);
  count++;
  if (slips.length > 0) wrong++;
}
console.log(`${count - wrong} of ${count} pages are valid.`);
if (wrong > 0) process.exit(1);
