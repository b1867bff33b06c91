/**
 * What our server answers forms with: the prerendered answer pages without their scripts, and the
 * words and facts it fills in. They lie beside the site, not in it: a static host has no use for them.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readContent } from "#app/content/read.ts";
import { answerPath, ANSWERS, ANSWERS_FOLDER, roomPath } from "#app/site/paths.ts";
import { THEME_SCRIPT } from "#app/site/theme.ts";
import type { Facts } from "#server/facts.ts";

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
export function facts(): Facts {
  const { name, phone, email } = readContent("house");
  const { form } = readContent("contact");
  const { words, consent } = readContent("newsletter");
  return {
    house: { name, phone, email },
    rooms: readContent("rooms").rooms.map(({ name, option, slug, rate }) => ({
      name,
      option,
      path: roomPath(slug),
      rate,
    })),
    labels: { name: form.name, email: form.email, message: form.message },
    consent: `${words} ${consent}`,
    words: readContent("answers"),
  };
}

/** Moves the answer pages of a built site out of it, and writes the facts beside them. */
export async function writeAnswers(client: string): Promise<void> {
  const folder = join(client, "../answers");
  await mkdir(folder, { recursive: true });
  for (const name of ANSWERS) {
    const html = await readFile(join(client, answerPath(name), "index.html"), "utf8");
    await writeFile(join(folder, `${name}.html`), withoutScripts(html));
  }
  await rm(join(client, ANSWERS_FOLDER), { recursive: true });
  await writeFile(join(folder, "facts.json"), JSON.stringify(facts()));
}
