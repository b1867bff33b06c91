/** What is wrong in the draft. */
import type { Documents } from "#app/content/documents.ts";
import { slipsWith } from "#app/content/fitting-documents.ts";
import { formatSlip, type Slip } from "#app/content/slip.ts";
import { catalogueOf } from "#server/site/site-source.ts";
import type { DeskContext } from "./context.ts";

/** The errors in content after a change that were not there before it. */
export async function addedSlips(
  { database }: Pick<DeskContext, "database">,
  before: Documents,
  after: Documents,
): Promise<Slip[]> {
  const slipsOf = async (documents: Documents) =>
    slipsWith(await catalogueOf(database, documents), documents);
  const slips = await slipsOf(after);
  if (slips.length === 0) return [];
  const earlier = new Set((await slipsOf(before)).map(formatSlip));
  return slips.filter((slip) => !earlier.has(formatSlip(slip)));
}
