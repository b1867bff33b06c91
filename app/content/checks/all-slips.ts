/** The problems that the family has to mend, for the check, the build, the desk and the dev server. */
import { ContentError, type FileOverrides, readContents } from "#app/content/read.ts";
import type { Slip } from "../slip.ts";
import { catalogue } from "#pictures/catalogue.ts";
import { languageCopies } from "./language-copies.ts";
import { slipsInPictures } from "./picture-slips.ts";

function slipsInContent(overrides: FileOverrides): Slip[] {
  try {
    readContents(overrides);
    return languageCopies(overrides);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.slips;
  }
}

export async function allSlips(overrides: FileOverrides = {}): Promise<Slip[]> {
  const inPictures = await slipsInPictures(overrides);
  // Without a catalogue every picture of every page would be reported.
  return catalogue.size > 0 ? [...inPictures, ...slipsInContent(overrides)] : inPictures;
}
