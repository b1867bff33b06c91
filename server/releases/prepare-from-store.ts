/** Prepares a publication with what the store has for it: photographs, and pictures that are cut already. */
import type { Edit } from "#app/content/edits.ts";
import { photographOf } from "#app/content/photographs.ts";
import type { PreparedRelease, PublicationRequest } from "#server/site/prepare-release.ts";
import { preparePublication } from "#server/site/renderer.ts";
import type { Database } from "#server/store/database.ts";
import { storedPictures } from "#server/store/releases.ts";
import { readUpload } from "#server/store/uploads.ts";

/** The uploads that edits name, as far as the store has them. */
export async function uploadsOf(
  database: Database,
  edits: Edit[],
): Promise<PublicationRequest["uploads"]> {
  const uploads: PublicationRequest["uploads"] = [];
  for (const edit of edits) {
    const photograph = photographOf(edit);
    const bytes = photograph && (await readUpload(database, photograph.upload));
    if (bytes) {
      const { focus, isAdded } = photograph;
      uploads.push({ id: edit.path, bytes, focus, isAdded });
    }
  }
  return uploads;
}

export async function prepareFromStore(
  database: Database,
  request: Omit<PublicationRequest, "uploads" | "storedPictures">,
): Promise<PreparedRelease> {
  return preparePublication({
    ...request,
    uploads: await uploadsOf(database, request.edits),
    storedPictures: await storedPictures(database),
  });
}
