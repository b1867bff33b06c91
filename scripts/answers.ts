/**
 * What our server answers forms with: the prerendered answer pages without their scripts, and the
 * words and facts it fills in. They lie beside the site, not in it: a static host has no use for them.
 */
import { readContent } from "#app/content/read.ts";
import { roomPath } from "#app/site/paths.ts";
import { THEME_SCRIPT } from "#app/site/theme.ts";
import type { Facts } from "#server/facts.ts";
import type { PageFiles } from "./page-files.ts";

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** The theme is all that is left: without the mark that scripts run, nothing waits for them. */
function withoutScripts(html: string): string {
  const theme = THEME_SCRIPT.replace('r.classList.add("js");', "");
  if (theme === THEME_SCRIPT) throw new Error("The theme script no longer marks that scripts run");
  return html.replaceAll(SCRIPT, (_, code) =>
    code === THEME_SCRIPT ? `<script>${theme}</script>` : "",
  );
}

/** The facts, from content/. */
export function facts(siteUrl = "http://localhost:3000"): Facts {
  const { name, phone, email } = readContent("house");
  const { form } = readContent("contact");
  const { words, consent } = readContent("newsletter");
  return {
    siteUrl,
    house: { name, phone, email },
    rooms: readContent("rooms").rooms.map(({ name, option, slug, rate }) => ({
      name,
      option,
      path: roomPath(slug),
      rate,
    })),
    labels: { name: form.name, email: form.email, message: form.message },
    consent: `${words} ${consent}`,
    phrases: readContent("phrases"),
    words: readContent("answers"),
  };
}

/** The answer pages and their facts, by name of the file in the folder of answers. */
export function answerFiles(pages: PageFiles, siteUrl: string): Map<string, string> {
  return new Map([
    ...[...pages].map(([file, html]) => [file, withoutScripts(html)] as const),
    ["facts.json", JSON.stringify(facts(siteUrl))] as const,
  ]);
}
