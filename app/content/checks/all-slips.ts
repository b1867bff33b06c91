import { ContentError } from "#app/content/content-files.ts";
import { type FileOverrides, readContents } from "#app/content/read.ts";
import { slipsWith } from "../fitting-documents.ts";
import type { Slip } from "../slip.ts";
import { usedAddresses } from "#app/content/pictures.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { leastSize } from "#pictures/crops.ts";
import { type PictureFile, pictureFiles } from "#pictures/encode.ts";

/** Empty where content has problems: those are reported elsewhere. */
function requestedFiles(catalogue: Catalogue, overrides: FileOverrides): PictureFile[] {
  try {
    const files = pictureFiles(catalogue);
    return usedAddresses(readContents(catalogue, overrides)).flatMap((address) => {
      const file = files.get(address);
      return file ? [file] : [];
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [];
  }
}

/** The photographs that are too small for the places where the content shows them. */
export function slipsInPictures(catalogue: Catalogue, overrides: FileOverrides = {}): Slip[] {
  const files = requestedFiles(catalogue, overrides);
  const byPicture = Map.groupBy(files, ({ picture }) => picture);
  return [...byPicture].flatMap(([{ master, from }, ofPicture]) => {
    const [width, height] = leastSize(ofPicture.map(({ cut }) => cut));
    const { file, size } = master;
    if (from || (size[0] >= width && size[1] >= height)) return [];
    const reason = `è troppo piccola, ${size.join("×")} pixel, e dove sta ne servono almeno ${width}×${height}. Mettete l'originale del telefono, non la copia arrivata per messaggio`;
    return [{ file, reason }];
  });
}

/** All problems that the family has to mend. */
export function allSlips(catalogue: Catalogue, overrides: FileOverrides = {}): Slip[] {
  return [...slipsInPictures(catalogue, overrides), ...slipsWith(catalogue, overrides)];
}
