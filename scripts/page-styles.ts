/**
 * Puts a page's style sheet into the page: the demonstration's, or the guesthouse's, which knows
 * nothing of four other designs. So a page of one never leads to the other without a new document
 * (tests/e2e/template-routes.spec.ts).
 */
import { glob, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const LINK = /<link rel="stylesheet" href="\/(assets\/[\w.-]+)"\/>/;

/** Gives the pages with their sheets inside; then the sheets' files go, for nobody asks for them. */
export async function inlineStyles(
  client: string,
  pages: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for await (const name of glob("assets/{guesthouse,template}-*.css", { cwd: client })) {
    sheets.set(name, (await readFile(join(client, name), "utf8")).trim());
    await rm(join(client, name));
  }
  const styled = [...pages].map(([file, html]) => {
    const sheet = sheets.get(LINK.exec(html)?.[1] ?? "");
    if (!sheet) throw new Error(`${file} names no style sheet of the build`);
    return [file, html.replace(LINK, () => `<style>${sheet}</style>`)] as const;
  });
  return new Map(styled);
}
