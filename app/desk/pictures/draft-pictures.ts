import { type Documents, valueAt, valuesOf } from "#app/content/documents.ts";
import { pictureUrls } from "#app/content/pictures.ts";
import { isAddedIn, photographOf } from "#app/content/photographs.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { CataloguePicture } from "#pictures/catalogue.ts";
import { type CropName, CROP_CUTS, minPictureSize } from "#pictures/crops.ts";
import { thumbnailAddress } from "#pictures/encode.ts";
import { previewOf } from "#pictures/prepare-upload.ts";
import { encodePictureAt } from "#server/site/cut-pictures.ts";
import { catalogueOf } from "#server/site/site-source.ts";
import { DeskError, type SiteContext } from "../context.ts";
import { picturePath } from "../paths.ts";
import { readDraft } from "../publish/draft.ts";
import { languageLabel } from "../words/form-scope.ts";
import { partPath } from "../words/part-path.ts";
import { picturePlacesIn } from "./picture-places.ts";

/** Matches the ids of the drawn maps. Pages print the towns' names over a map, so no photograph can replace a map. */
const MAP_PICTURE_PATTERN = /^area-map/;

const altTextFile = (language: Language) => `${language}/pictures`;

export type AltTexts = Record<string, string | undefined>;

/** Returns the Italian alternative texts by picture id. Pictures of the demonstration, which nobody can edit, have none here. */
export const altTextsOf = (documents: Documents) =>
  valuesOf(altTextFile(DEFAULT_LANGUAGE), documents) as AltTexts;

/** Returns the languages in which an added picture has no alternative text: "in inglese e in tedesco" (English, German). */
function languagesWithoutAltText(documents: Documents, id: string): string {
  const isMissing = (language: Language) =>
    valueAt(valuesOf(altTextFile(language), documents), id) === undefined;
  const missingLanguages = isAddedIn(documents, id) ? LANGUAGE_CODES.filter(isMissing) : [];
  return missingLanguages.map(languageLabel).join(" e ");
}

/** Matches the address of a picture's file, such as "/pictures/elegant-wide-card.0f3a9c21-360.webp". */
const PICTURE_ADDRESS_PATTERN = /^\/pictures\/(.+)-[a-z]+\.([0-9a-f]{8})-(\d+)\.webp$/;

/** Returns the address of each picture's narrowest file, by the picture's id and fingerprint: "natural-bed 0f3a9c21". */
export function narrowestFileAddresses(content: object): Map<string, string> {
  const narrowest = new Map<string, { address: string; width: number }>();
  for (const address of pictureUrls(content)) {
    const [, id, fingerprint, widthText] = PICTURE_ADDRESS_PATTERN.exec(address) ?? [];
    if (!widthText) continue;
    const [key, width] = [`${id} ${fingerprint}`, Number(widthText)];
    if (width < (narrowest.get(key)?.width ?? Infinity)) narrowest.set(key, { address, width });
  }
  return new Map([...narrowest].map(([key, { address }]) => [key, address]));
}

/** Reads the pictures of the draft. Returns as `housePictures` all except the drawn maps and the demonstration's pictures. */
async function readPictures({ database, contents }: SiteContext) {
  const documents = await readDraft({ database });
  const addresses = narrowestFileAddresses(contents());
  const catalogue = await catalogueOf(database, documents);
  const altTexts = altTextsOf(documents);
  const housePictures = [...catalogue.pictures.values()].filter(
    ({ id }) => !MAP_PICTURE_PATTERN.test(id) && id in altTexts,
  );
  const thumbnailOf = ({ id, fingerprint }: CataloguePicture) => ({
    id,
    href: picturePath(id),
    alt: altTexts[id] ?? "",
    /** The address of the photograph on the published site or, if the published site does not show it, on the desk. */
    address: addresses.get(`${id} ${fingerprint}`) ?? `${picturePath(id)}/piccola?v=${fingerprint}`,
  });
  return { documents, catalogue, housePictures, thumbnailOf };
}

/** `places` has the names of the pages that show the picture, such as "Le camere, Pagina iniziale" (rooms, home page). */
export async function listPictures(context: SiteContext) {
  const { documents, housePictures, thumbnailOf } = await readPictures(context);
  const placesById = Map.groupBy(picturePlacesIn(documents), ({ id }) => id);
  return housePictures.map((picture) => ({
    ...thumbnailOf(picture),
    places: [...new Set(placesById.get(picture.id)?.map(({ page }) => page))].join(", "),
    missingLanguages: languagesWithoutAltText(documents, picture.id),
  }));
}

const DEFAULT_CROPS: CropName[] = ["card", "gallery"];

const PICTURE_NOT_FOUND = "Questa immagine sul sito non c’è.";

export async function describePicture(context: SiteContext, id: string) {
  const { documents, housePictures, thumbnailOf } = await readPictures(context);
  const picture = housePictures.find((one) => one.id === id);
  if (!picture) throw new DeskError(PICTURE_NOT_FOUND);
  const { master, from, focus } = picture;
  const places = picturePlacesIn(documents).filter((place) => place.id === id);
  const cropNames = places.length > 0 ? places.flatMap(({ crops }) => crops) : DEFAULT_CROPS;
  const cuts = new Map(cropNames.flatMap((name) => CROP_CUTS[name]).map((cut) => [cut.name, cut]));
  const isUploaded = photographOf(documents, id) !== undefined;
  return {
    ...thumbnailOf(picture),
    places,
    crops: [...cuts.values()].map(({ name, width, height }) => ({ name, width, height })),
    altTextHref: `${partPath({ file: altTextFile(DEFAULT_LANGUAGE), part: id })}#${id}`,
    missingLanguages: languagesWithoutAltText(documents, id),
    /** Whether the family has added the picture. The software has no photograph for such a picture. */
    isAdded: isAddedIn(documents, id),
    /** Undefined for a picture that shows a part of another picture's photograph, or has no photograph yet. */
    photograph:
      from || !master
        ? undefined
        : { size: master.size, focus, isUploaded, address: `${picturePath(id)}/immagine` },
  };
}

async function demandPicture(context: SiteContext, id: string) {
  const { catalogue } = await readPictures(context);
  const picture = catalogue.pictures.get(id);
  if (!picture) throw new DeskError(PICTURE_NOT_FOUND);
  return { catalogue, picture };
}

/** Crops and resizes the picture at the first request, and stores the thumbnail for later requests. */
export async function cutThumbnail(context: SiteContext, id: string): Promise<Uint8Array> {
  const { catalogue, picture } = await demandPicture(context, id);
  return (await encodePictureAt(catalogue, thumbnailAddress(picture), context.settings.dataDir))!;
}

export async function previewPhotograph(context: SiteContext, id: string): Promise<Uint8Array> {
  const { picture } = await demandPicture(context, id);
  return previewOf(picture.master.source);
}

/** The chosen picture comes first, then the family's added pictures. `refusal` says why a picture cannot be chosen. */
export async function readPictureChoices(
  context: SiteContext,
  { value, crops }: { value: string; crops: CropName[] },
) {
  const { documents, housePictures, thumbnailOf } = await readPictures(context);
  const [minWidth, minHeight] = minPictureSize(crops.flatMap((crop) => CROP_CUTS[crop]));
  const refusalOf = ({ id, master, size }: CataloguePicture) =>
    id !== value && master && (size[0] < minWidth || size[1] < minHeight)
      ? `Troppo piccola per questo posto: ha ${size.join(" × ")} punti, ne servono ${minWidth} × ${minHeight}.`
      : undefined;
  const rank = ({ id }: CataloguePicture) => (id === value ? 0 : isAddedIn(documents, id) ? 1 : 2);
  return housePictures
    .toSorted((one, other) => rank(one) - rank(other))
    .map((picture) => ({ ...thumbnailOf(picture), refusal: refusalOf(picture) }));
}

export async function readThumbnails(context: SiteContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { catalogue, thumbnailOf } = await readPictures(context);
  const pictures = ids.flatMap((id) => catalogue.pictures.get(id) ?? []);
  return new Map(pictures.map((picture) => [picture.id, thumbnailOf(picture)]));
}
