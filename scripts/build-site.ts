/** Builds the site, if there is nothing to put right. */
import { ContentError } from "#app/content/read.ts";
import { allSlips } from "#server/site/slips.ts";

/** Builds everything. Throws a `ContentError` with the family's slips, or the reason why a part fails. */
export async function build(): Promise<void> {
  const slips = await allSlips();
  if (slips.length > 0) throw new ContentError(`Da correggere:\n${slips.join("\n")}`);
  // Its parts read the content as soon as they are there.
  const { bundleAndRender } = await import("./bundle-and-render.ts");
  await bundleAndRender();
}

/** What to say of a failed build: a slip's own words, or all there is to know. */
export function buildFault(error: unknown): unknown {
  return error instanceof ContentError ? error.message : error;
}
