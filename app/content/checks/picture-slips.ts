import { ContentError } from "#app/content/content-files.ts";
import { type FileOverrides, readContents } from "#app/content/read.ts";
import type { Slip } from "../slip.ts";
import { usedAddresses } from "#app/content/used-pictures.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { type Cut, leastSize } from "#pictures/crops.ts";
import type { Master } from "#pictures/masters.ts";
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

/** Where pages show a cut, by its name. */
const PURPOSE_BY_CUT: Record<string, string> = {
  tall: "per l’apertura di una pagina",
  low: "per l’apertura di una pagina",
  wide: "per l’apertura di una pagina",
  banner: "per l’apertura di una pagina",
  card: "per un riquadro",
  strip: "per un riquadro",
  gallery: "per una galleria",
  portrait: "per un’immagine in piedi",
  band: "per la mappa",
  sheet: "per la mappa",
  still: "per il video",
  avatar: "per il volto di un ospite",
};

/** The places of cuts in words: "per una galleria e per il video". */
function purposesOf(cuts: Cut[]): string {
  const places = cuts.map(({ name }) => PURPOSE_BY_CUT[name] ?? "per le pagine d’esempio");
  return [...new Set(places)].join(" e ");
}

/** The problem of a photograph that is too small for its places. */
function sizeSlip({ file, size }: Master, cuts: Cut[]): Slip | undefined {
  const [width, height] = leastSize(cuts);
  if (size[0] >= width && size[1] >= height) return undefined;
  return {
    file,
    reason: `è troppo piccola, ${size.join("×")} pixel, e ${purposesOf(cuts)} ne servono almeno ${width}×${height}. Mettete l'originale del telefono, non la copia arrivata per messaggio`,
  };
}

/** The photographs that are too small for the places where the content shows them. */
export function slipsInPictures(catalogue: Catalogue, overrides: FileOverrides = {}): Slip[] {
  const files = requestedFiles(catalogue, overrides);
  const byPicture = Map.groupBy(files, ({ picture }) => picture);
  return [...byPicture].flatMap(([{ master, from }, ofPicture]) => {
    const cuts = new Set(ofPicture.map(({ cut }) => cut));
    const slip = !from && sizeSlip(master, [...cuts]);
    return slip ? [slip] : [];
  });
}
