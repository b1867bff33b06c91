/** Problems in the pictures that the family has to mend. */
import { ContentError, type FileOverrides } from "#app/content/read.ts";
import type { Slip } from "../slip.ts";
import { usedAddresses } from "#app/content/used-pictures.ts";
import { masterName, masters, slips } from "#pictures/catalogue.ts";
import { type Cut, leastSize } from "#pictures/crops.ts";
import { type Master, masterPath, slipInPixels } from "#pictures/masters.ts";
import { fileAt, isMade } from "#pictures/encode.ts";

/** Empty where content has problems: those are reported elsewhere. */
function requestedAddresses(overrides: FileOverrides): string[] {
  try {
    return usedAddresses(overrides);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [];
  }
}

/** The problem of a photograph that is too small for its places. */
function slipOfSize({ file, size }: Master, cuts: Cut[]): Slip | undefined {
  const [width, height] = leastSize(cuts);
  if (size[0] >= width && size[1] >= height) return undefined;
  return {
    file: masterPath(file),
    reason: `è troppo piccola, ${size.join("×")} pixel, e qui ne servono almeno ${width}×${height}. Mettete l'originale del telefono, non la copia arrivata per messaggio`,
  };
}

function tooSmall(addresses: string[]): Slip[] {
  const files = addresses.map(fileAt);
  const fromMasters = files.flatMap((file) => (file && !file.picture.from ? [file] : []));
  return [...Map.groupBy(fromMasters, ({ picture }) => picture.id)].flatMap(([id, ofPicture]) => {
    const master = masters.get(id);
    const slip = master && slipOfSize(master, [...new Set(ofPicture.map(({ cut }) => cut))]);
    return slip ? [slip] : [];
  });
}

function masterOfFile(address: string): string | undefined {
  const file = fileAt(address);
  return file && masterName(file.picture);
}

/** Photographs to be decoded: all whose files are not all encoded yet. */
function unread(addresses: string[]): Master[] {
  const byMaster = Map.groupBy(addresses, masterOfFile);
  return [...masters].flatMap(([id, master]) => (byMaster.get(id)?.every(isMade) ? [] : [master]));
}

export async function slipsInPictures(overrides: FileOverrides = {}): Promise<Slip[]> {
  const addresses = requestedAddresses(overrides);
  const pixels = await Promise.all(unread(addresses).map(slipInPixels));
  return [...slips, ...pixels.filter((slip) => slip !== undefined), ...tooSmall(addresses)];
}
