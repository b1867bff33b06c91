/** What the family has to put right, in one list for the check, the build, the desk and the dev server. */
import { firstSlips } from "#app/content/first-slips.ts";
import { ContentError, readContents } from "#app/content/read.ts";
import { catalogue } from "#pictures/catalogue.ts";
import { languageCopies } from "./language-copies.ts";
import { slipsInPictures } from "./picture-slips.ts";

/** What is wrong in content/. */
function slipsInContent(): string[] {
  try {
    readContents();
    return languageCopies();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.slips;
  }
}

/** All that is wrong, each with its file and its remedy; every file is looked at. */
export async function allSlips(): Promise<string[]> {
  const inPictures = await slipsInPictures();
  // A catalogue that cannot be read makes every picture of every page a slip.
  return firstSlips(catalogue.size > 0 ? [...inPictures, ...slipsInContent()] : inPictures);
}
