/** What forms respond with: pages for guests without scripts, JSON for our own scripts. */
import type { Context } from "hono";
import { inEach, type Language } from "#app/domain/languages.ts";
import type { FormResponseName } from "#app/paths/paths.ts";
import type { HouseInfo, HouseInfoByLanguage } from "#server/text/house-info.ts";
import type { ResponseTemplate } from "#server/site/release.ts";
import { escapeHtml } from "#server/text/escape-html.ts";

export type ResponseStatus = 200 | 400 | 403 | 404 | 413 | 415 | 422 | 429 | 503;

type SlotTexts = Record<string, string>;

/** The texts that every page has (content/answers.yaml). */
type PageTexts = { title: string; heading: string; words: string };

export type ResponsePages = {
  info: HouseInfo;
  render: (name: FormResponseName, slots: SlotTexts) => string;
  policy: (name: FormResponseName) => string;
};

type ResponseOptions = {
  name?: FormResponseName;
  status?: ResponseStatus;
  slots: SlotTexts & PageTexts;
};

/** Fills the slots of a template; a slot without a text becomes empty. */
function fillSlots(template: string, slots: SlotTexts): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(slots[name] ?? ""));
}

/** Selects a room in a template's select; without a value the general question stays selected. */
function selectRoom(html: string, value: string | undefined): string {
  return value ? html.replace(`<option value="${value}"`, '$& selected=""') : html;
}

export function responsePages(
  templates: Record<Language, Record<FormResponseName, ResponseTemplate>>,
  info: HouseInfoByLanguage,
): Record<Language, ResponsePages> {
  return inEach((language) => ({
    info: info[language],
    render: (name, slots) =>
      fillSlots(selectRoom(templates[language][name].html, slots["room"]), slots),
    policy: (name) => templates[language][name].policy,
  }));
}

/** Forbids caches and search engines to keep a response: it is for one guest. */
export function forbidCaching(context: Context): void {
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex");
}

/** Whether our own scripts sent the form; a browser that submits it accepts HTML. */
export function wantsJson(context: Context): boolean {
  return context.req.header("Accept")?.includes("application/json") ?? false;
}

export function sendPage(
  context: Context,
  pages: ResponsePages,
  { name = "words", status = 200, slots }: ResponseOptions,
): Response {
  forbidCaching(context);
  context.header("Content-Security-Policy", pages.policy(name));
  return context.html(pages.render(name, slots), status);
}
