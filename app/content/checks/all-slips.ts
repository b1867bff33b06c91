/** What the family has to put right, in one list for the check, the build, the desk and the dev server. */
import { ContentError, readContents } from "#app/content/read.ts";
import { catalogue } from "#pictures/catalogue.ts";
import { slipsInPictures } from "./picture-slips.ts";

/** What is wrong in content/. */
function slipsInContent(): string[] {
  try {
    readContents();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error.message];
  }
}

/** All that is wrong, each with its file and its remedy; every file is looked at. */
export async function allSlips(): Promise<string[]> {
  const inPictures = await slipsInPictures();
  // A catalogue that cannot be read makes every picture of every page a slip.
  return catalogue.size > 0 ? [...inPictures, ...slipsInContent()] : inPictures;
}
