/** The problems that the family has to mend, for the check, the build, the desk and the dev server. */
import { firstSlips } from "#app/content/first-slips.ts";
import { ContentError, readContents } from "#app/content/read.ts";
import { catalogue } from "#pictures/catalogue.ts";
import { languageCopies } from "./language-copies.ts";
import { slipsInPictures } from "./picture-slips.ts";

function slipsInContent(): string[] {
  try {
    readContents();
    return languageCopies();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.slips;
  }
}

export async function allSlips(): Promise<string[]> {
  const inPictures = await slipsInPictures();
  // Without a catalogue every picture of every page would be reported.
  return firstSlips(catalogue.size > 0 ? [...inPictures, ...slipsInContent()] : inPictures);
}
