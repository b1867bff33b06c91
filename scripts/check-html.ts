/** Checks that every built page is valid HTML and keeps our own rules for prerendered pages. */
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from "html-validate";

const BUILD = join(import.meta.dirname, "../build");

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // React writes boolean attributes as ="" and void elements with a slash.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      "doctype-style": "off",
      // A page is written on one line; scripts and styles inside it are covered by their hashes.
      "no-trailing-whitespace": "off",
      "long-title": "off",
      "require-sri": "off",
      // Names of roles come from visible headings wherever there is one.
      "prefer-native-element": "off",
      "tel-non-breaking": "off",
      // The enquiry is a form for its fields' checks; what it opens is a link.
      "wcag/h32": "off",
    },
  }),
);

/** What our pages must not hold though it is valid HTML, and why. */
const FORBIDDEN: [pattern: RegExp, reason: string][] = [
  [/\sstyle="/, "a style attribute is blocked by the content security policy"],
  [/<link rel="modulepreload"/, "scripts must not load before the largest picture"],
  [/https?:\/\/localhost(?!:3000)/, "an address of a developer's machine"],
];

// The site, and the pages that the server fills in.
const pages = await Array.fromAsync(glob("{client,answers}/**/*.html", { cwd: BUILD }));
let wrong = 0;

for (const page of pages) {
  const html = await readFile(join(BUILD, page), "utf8");
  const report = await validator.validateString(html, page);
  if (!report.valid) {
    wrong++;
    console.error(formatterFactory("text")(report.results));
  }
  for (const [pattern, reason] of FORBIDDEN) {
    if (!pattern.test(html)) continue;
    wrong++;
    console.error(`${page}: ${reason}`);
  }
}

console.log(`${pages.length - Math.min(wrong, pages.length)} of ${pages.length} pages are valid.`);
if (wrong > 0) process.exit(1);
