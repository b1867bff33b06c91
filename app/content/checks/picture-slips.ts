/** What the family has to put right in the pictures. */
import { ContentError } from "#app/content/read.ts";
import { usedAddresses } from "#app/content/used-pictures.ts";
import { masterName, masters, slips } from "#pictures/catalogue.ts";
import { type Cut, leastSize } from "#pictures/crops.ts";
import { type Master, placeOf, slipInPixels } from "#pictures/masters.ts";
import { fileAt, isMade } from "#pictures/encode.ts";

/** Content with a slip says so itself: here it only asks for no pictures. */
function askedFor(): string[] {
  try {
    return usedAddresses();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [];
  }
}

/** Why a photograph is too small for the places it stands in, if it is. */
function slipOfSize({ file, size }: Master, cuts: Cut[]): string | undefined {
  const [width, height] = leastSize(cuts);
  if (size[0] >= width && size[1] >= height) return undefined;
  return `${placeOf(file)}: è troppo piccola, ${size.join("×")} pixel, e qui ne servono almeno ${width}×${height}. Mettete l'originale del telefono, non la copia arrivata per messaggio`;
}

function tooSmall(addresses: string[]): string[] {
  const files = addresses.map(fileAt);
  const known = files.flatMap((file) => (file && !file.picture.from ? [file] : []));
  return [...Map.groupBy(known, ({ picture }) => picture.id)].flatMap(([id, ofPicture]) => {
    const master = masters.get(id);
    const slip = master && slipOfSize(master, [...new Set(ofPicture.map(({ cut }) => cut))]);
    return slip ? [slip] : [];
  });
}

function masterOfFile(address: string): string | undefined {
  const file = fileAt(address);
  return file && masterName(file.picture);
}

/** The photographs whose pixels nobody has read yet: all but those that all files are made of. */
function unread(addresses: string[]): Master[] {
  const made = Map.groupBy(addresses, masterOfFile);
  return [...masters].flatMap(([id, master]) => (made.get(id)?.every(isMade) ? [] : [master]));
}

/** All that is wrong, each with its file and its remedy. */
export async function slipsInPictures(): Promise<string[]> {
  const addresses = askedFor();
  const pixels = await Promise.all(unread(addresses).map(slipInPixels));
  return [...slips, ...pixels.filter((slip) => slip !== undefined), ...tooSmall(addresses)];
}
