import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { houseDayAt } from "#app/domain/availability.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { isDemoPath } from "#app/paths/page-paths.ts";
import { importBundle } from "#server/bundle.ts";
import { BUILD_FOLDER } from "#server/site/build-folder.ts";
import { loadUneditedSite } from "#server/site/site-source.ts";
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from "html-validate";

const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Valid HTML that our pages must not contain. */
const FORBIDDEN_HTML: [pattern: RegExp, reason: string][] = [
  [/\sstyle="/, "a style attribute is blocked by the content security policy"],
  [/<link rel="modulepreload"/, "scripts must not load before the largest picture"],
  [/https?:\/\/localhost(?!:3000)/, "an address of a developer's machine"],
];

function styledClasses(styleSheet: "guesthouse" | "template"): Set<string> {
  const folder = join(BUILD_FOLDER, "client/assets");
  const files = globSync(`${styleSheet}-*.css`, { cwd: folder });
  const css = files.map((file) => readFileSync(join(folder, file), "utf8")).join("");
  const classNames = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name);
  return new Set(classNames.map((name) => name.replaceAll(/\\(.)/g, "$1")));
}

/** All classes with a rule: Tailwind makes the demonstration's style sheet (`template`) from all files in app/. */
const ALL_CLASSES = styledClasses("template");
const GUESTHOUSE_CLASSES = styledClasses("guesthouse");

/** Finds classes that a page uses but its style sheet lacks, because Tailwind did not read the file that uses them. */
function classesWithoutRule(path: string, html: string): string[] {
  const sheetClasses = isDemoPath(path) ? ALL_CLASSES : GUESTHOUSE_CLASSES;
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  return [...new Set(classes)].filter((name) => ALL_CLASSES.has(name) && !sheetClasses.has(name));
}

const { contents } = await loadUneditedSite();
const { renderAll, renderErrorPage, renderFormAnswer } = await importBundle();
const renderContext = { url: "http://localhost:3000", today: houseDayAt(Date.now()) };
const site = { ...renderContext, contents };

/** Renders the pages that have no path: responses to forms, and the error page. */
function responsePages(): [path: string, html: string][] {
  const answerWords = { title: "Title", heading: "Heading", words: "Some\nlines" };
  const fieldValues = {
    name: "Anna",
    email: "a@b.it",
    phone: "",
    message: "Text",
    token: "",
    room: undefined,
    chosenEnquiry: undefined,
  };
  const chosenEnquiry = { words: "Dates", fields: [["dal", "2027-08-12"]] as [string, string][] };
  const contactWays = { text: "Text", chatUrl: "https://wa.me/39", mailUrl: "mailto:a@b.it" };
  const formAnswers = {
    words: answerWords,
    question: { ...answerWords, confirmation: { action: "/lettere", key: "k", button: "Yes" } },
    form: { ...answerWords, form: { values: fieldValues, ways: contactWays } },
    "form-of-an-enquiry": { ...answerWords, form: { values: { ...fieldValues, chosenEnquiry } } },
  };
  return LANGUAGE_CODES.flatMap((language): [string, string][] => [
    ...Object.entries(formAnswers).map(([name, answer]): [string, string] => [
      `${language}: ${name}`,
      renderFormAnswer({ site, answer, language }).html,
    ]),
    [`${language}: error`, renderErrorPage({ site, path: `/${language}`, message: "500" }).html],
  ]);
}

const pages = [...renderAll(renderContext, contents), ...responsePages()];
let invalidCount = 0;
for (const [path, html] of pages) {
  const { valid, results } = await validator.validateString(html, `${path}.html`);
  const issues = [
    ...(valid ? [] : [formatterFactory("text")(results)]),
    ...classesWithoutRule(path, html).map(
      (name) => `no rule for ${name}, see the sources in app/styles`,
    ),
    ...FORBIDDEN_HTML.flatMap(([pattern, reason]) => (pattern.test(html) ? [reason] : [])),
  ];
  for (const issue of issues) console.error(`${path}: ${issue}`);
  if (issues.length > 0) invalidCount++;
}
console.log(`${pages.length - invalidCount} of ${pages.length} pages are valid.`);
if (invalidCount > 0) process.exit(1);
