/** The problems that the family has to mend, for the check, the build, the desk and the dev server. */
import { ContentError } from "#app/content/content-files.ts";
import { type FileOverrides, readContents } from "#app/content/read.ts";
import type { Slip } from "../slip.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { languageCopies } from "./language-copies.ts";
import { slipsInPictures } from "./picture-slips.ts";

function slipsInContent(catalogue: Catalogue, overrides: FileOverrides): Slip[] {
  try {
    return languageCopies(readContents(catalogue, overrides));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.slips;
  }
}

export function allSlips(catalogue: Catalogue, overrides: FileOverrides = {}): Slip[] {
  return [...slipsInPictures(catalogue, overrides), ...slipsInContent(catalogue, overrides)];
}
