/** The problems that the family has to mend, for the check, the build, the desk and the dev server. */
import type { Catalogue } from "#pictures/catalogue.ts";
import { slipsWith } from "../fitting-documents.ts";
import type { FileOverrides } from "../read.ts";
import type { Slip } from "../slip.ts";
import { slipsInPictures } from "./picture-slips.ts";

export function allSlips(catalogue: Catalogue, overrides: FileOverrides = {}): Slip[] {
  return [...slipsInPictures(catalogue, overrides), ...slipsWith(catalogue, overrides)];
}
