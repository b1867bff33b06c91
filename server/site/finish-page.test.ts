import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { HEAD_SCRIPT } from "#app/client-state/theme-script.ts";
import { finishPage } from "./finish-page.ts";

const START = 'import "/assets/manifest.js";';
const PAGE = `<!DOCTYPE html><html lang="it"><head><script>${HEAD_SCRIPT}</script><title>Casa &amp; bosco</title><meta name="description" content="L&#x27;uliveto"/><link rel="canonical" href="https://casa.example/about"/><link rel="stylesheet" href="/assets/guesthouse-a.css"/></head><body><p>Ciao</p><link rel="modulepreload" href="/assets/a.js"/><script>window.__reactRouterContext.stream = 1;</script><script>other()</script><script type="module" async="">${START}</script></body></html>`;

const sheets = new Map([["/assets/guesthouse-a.css", "p{color:red}"]]);

test("a page has its sheet inside, and its scripts wait", () => {
  const { html, start } = finishPage(PAGE, { sheets });
  expect(html).toContain("<style>p{color:red}</style></head>");
  expect(html).not.toMatch(/modulepreload" href|stylesheet/);
  expect(html).toContain(`["/assets/a.js","/${start.file}"]`);
  expect(start.code).toBe(`window.__reactRouterContext.stream = 1;\n${START}`);
  expect(html).not.toContain(START);
});

test("nothing else of a page is touched", () => {
  const { html } = finishPage(PAGE, { sheets });
  const bare = (text: string) =>
    text.replace(/<(style|link rel="(style|module))[^>]*>(.*<\/style>)?/g, "");
  const [before = "", after = ""] = [PAGE, html].map((text) =>
    bare(text).replaceAll(/(?<=async="">).*(?=<\/script><\/body>)|window\.__react[^<]*/g, ""),
  );
  expect(after).toBe(before);
});

test("its policy names each text that stands in it, and no other", () => {
  const { html, policy } = finishPage(PAGE, { sheets, graph: [{ "@type": "Thing" }] });
  const texts = [...html.matchAll(/<(script|style)(?![^>]*json)[^>]*>((?:(?!<\/).)+)<\/\1>/g)];
  expect(texts).toHaveLength(4);
  const hash = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policy.match(/'sha256-[^']*'/g)?.toSorted()).toEqual(
    texts.map(([, , text]) => hash(text)).toSorted(),
  );
  expect(policy).not.toContain("unsafe");
});

test("what machines read ends the head, and no name in it can end the script", () => {
  const { html } = finishPage(PAGE, { sheets, graph: [{ name: "</script><b>" }] });
  expect(html).toMatch(/"name":"\\u003c\/script>\\u003cb>"}]}<\/script><\/head>/);
});

test("an answer to a form keeps the theme alone, which marks no scripts", () => {
  const { html, policy } = finishPage(PAGE, { sheets, isResponse: true });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain("localStorage");
  expect(html).not.toContain('classList.add("js")');
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
});

test("what the head says is read as a browser reads it", () => {
  expect(finishPage(PAGE, { sheets }).head).toEqual({
    title: "Casa & bosco",
    description: "L'uliveto",
    address: "https://casa.example/about",
    isListed: true,
  });
  const unlisted = PAGE.replace("<title>", '<meta name="robots" content="noindex"/><title>');
  expect(finishPage(unlisted, { sheets }).head.isListed).toBe(false);
});

test.each([
  ["no sheet of the build", PAGE.replace("guesthouse-a", "guesthouse-b")],
  ["no start module", PAGE.replace(' type="module"', "")],
])("a page with %s is a fault of ours", (_, html) => {
  expect(() => finishPage(html, { sheets })).toThrow(/page/);
});
