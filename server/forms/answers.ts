/** Answers of the forms: pages for guests without scripts, a few words for the scripts. */
import type { Context } from "hono";
import type { FormResponseName } from "#app/paths/paths.ts";
import type { AnswerPages, Slots } from "../answer-pages.ts";

/** How a form is answered. */
export type Status = 200 | 400 | 403 | 404 | 413 | 415 | 422 | 429 | 503;

/** Words of content/answers.yaml that make a page. */
export type PageWords = { title: string; heading: string; words: string };

/** Nobody may keep or list an answer: it is one guest's. */
export function keepToYourself(context: Context): void {
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex");
}

/** Whether our own scripts ask; a browser that follows a form does not say so. */
export function asksForJson(context: Context): boolean {
  return context.req.header("Accept")?.includes("application/json") ?? false;
}

/** Sends a page of the built templates. */
export function answerPage(
  context: Context,
  pages: AnswerPages,
  { name = "words", status = 200, slots }: AnswerOptions,
): Response {
  keepToYourself(context);
  context.header("Content-Security-Policy", pages.policy(name));
  return context.html(pages.fill(name, slots), status);
}

type AnswerOptions = {
  name?: FormResponseName;
  status?: Status;
  slots: Slots & PageWords;
};
