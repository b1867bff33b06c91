/** The pictures of the draft, as screens show and offer them. */
import { type Documents, valueAt, valuesOf } from "#app/content/documents.ts";
import { isAddedIn } from "#app/content/photographs.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { type CataloguePicture, masterName } from "#pictures/catalogue.ts";
import { type CropName, CROPS, leastSize } from "#pictures/crops.ts";
import { smallAddress } from "#pictures/encode.ts";
import { cutPictureOf } from "#server/site/cut-pictures.ts";
import { catalogueOf } from "#server/site/site-source.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { readDraft } from "./draft.ts";
import { picturePlaces } from "./picture-places.ts";
import type { SitePlace } from "./site-parts.ts";

/** The drawn maps, on which pages write the towns' names. */
export const MAP_PICTURE = /^area-map/;

const wordsFile = (language: Language) => `${language}/pictures`;

/** A picture as a small image beside its words; its fingerprint changes with the photograph. */
export type SmallPicture = { id: string; alt: string; fingerprint: string };

/** The words of pictures, by their names. */
export type AltTexts = Record<string, string | undefined>;

/** The words of the house's pictures, in Italian; the demonstration's have none at the desk. */
export const altTextsOf = (documents: Documents) =>
  valuesOf(wordsFile(DEFAULT_LANGUAGE), documents) as AltTexts;

/** The languages that have no words for a picture yet. */
function languagesWithout(documents: Documents, id: string): Language[] {
  return LANGUAGE_CODES.filter(
    (language) => valueAt(valuesOf(wordsFile(language), documents), id) === undefined,
  );
}

export type ListedPicture = SmallPicture & {
  /** "Le camere, Pagina iniziale"; "" where it stands nowhere. */
  places: string;
  /** The languages whose words are missing, for a picture that the family has added. */
  missing: Language[];
};

/** All pictures that stand somewhere, or could. */
export async function listPictures({ database }: DeskContext): Promise<ListedPicture[]> {
  const documents = await readDraft({ database });
  const { pictures } = await catalogueOf(database, documents);
  const alts = altTextsOf(documents);
  const places = Map.groupBy(picturePlaces(documents), ({ id }) => id);
  return [...pictures.values()]
    .filter(({ id }) => !MAP_PICTURE.test(id) && id in alts)
    .map(({ id, fingerprint }) => {
      const own = places.get(id) ?? [];
      return {
        id,
        alt: alts[id] ?? "",
        fingerprint,
        places: [...new Set(own.map(({ page }) => page))].join(", "),
        missing: isAddedIn(documents, id) ? languagesWithout(documents, id) : [],
      };
    });
}

export type DescribedPicture = {
  id: string;
  alt: string;
  places: SitePlace[];
  crops: { name: string; width: number; height: number }[];
  missing: Language[];
  isAdded: boolean;
};

const DEFAULT_CROPS: CropName[] = ["card", "gallery"];

/** A picture with its words and places; undefined where the draft has none of this name. */
export async function describePicture(
  context: DeskContext,
  id: string,
): Promise<DescribedPicture | undefined> {
  const documents = await readDraft(context);
  const { pictures } = await catalogueOf(context.database, documents);
  const alts = altTextsOf(documents);
  if (!pictures.has(id) || MAP_PICTURE.test(id) || !(id in alts)) return undefined;
  const own = picturePlaces(documents).filter((place) => place.id === id);
  const names = own.length > 0 ? own.flatMap(({ crops }) => crops) : DEFAULT_CROPS;
  const cuts = new Map(names.flatMap((name) => CROPS[name]).map((cut) => [cut.name, cut]));
  const isAdded = isAddedIn(documents, id);
  return {
    id,
    alt: alts[id] ?? "",
    places: own.map(({ subject, isWords, part, path, label, page }) => ({
      scope: { subject, isWords, part },
      label: page,
      name: path,
      excerpt: label,
    })),
    crops: [...cuts.values()].map(({ name, width, height }) => ({ name, width, height })),
    missing: isAdded ? languagesWithout(documents, id) : [],
    isAdded,
  };
}

/** A small image of a picture in the draft, cut once. */
export async function smallPicture(
  { database, settings }: DeskContext,
  id: string,
): Promise<Uint8Array> {
  const catalogue = await catalogueOf(database, await readDraft({ database }));
  const picture = catalogue.pictures.get(id);
  if (!picture) throw new DeskError("Questa immagine sul sito non c’è.");
  return (await cutPictureOf(catalogue, smallAddress(picture), settings.dataDir))!;
}

export type PictureChoice = SmallPicture & {
  /** Why it cannot stand in the place. */
  refusal?: string | undefined;
};

/** The chosen picture comes first, then the family's own. */
const choiceOrder = ({ id }: CataloguePicture, chosen: string, documents: Documents) =>
  id === chosen ? 0 : isAddedIn(documents, id) ? 1 : 2;

/** The pictures that a field may choose from. */
export async function pictureChoices(
  { database }: DeskContext,
  { value, crops }: { value: string; crops: CropName[] },
): Promise<PictureChoice[]> {
  const documents = await readDraft({ database });
  const { pictures } = await catalogueOf(database, documents);
  const alts = altTextsOf(documents);
  const [width, height] = leastSize(crops.flatMap((crop) => CROPS[crop]));
  const refusalOf = ({ id, master, size }: CataloguePicture) =>
    id !== value && master && (size[0] < width || size[1] < height)
      ? `Troppo piccola per questo posto: ha ${size.join(" × ")} punti, ne servono ${width} × ${height}.`
      : undefined;
  return [...pictures.values()]
    .filter(({ id }) => !MAP_PICTURE.test(id) && id in alts)
    .toSorted(
      (one, other) => choiceOrder(one, value, documents) - choiceOrder(other, value, documents),
    )
    .map((picture) => ({
      id: picture.id,
      alt: alts[picture.id] ?? "",
      fingerprint: picture.fingerprint,
      refusal: refusalOf(picture),
    }));
}

/** The small pictures of these ids, as far as the draft has them. */
export async function smallPictures(
  { database }: DeskContext,
  ids: string[],
): Promise<SmallPicture[]> {
  if (ids.length === 0) return [];
  const documents = await readDraft({ database });
  const { pictures } = await catalogueOf(database, documents);
  const alts = altTextsOf(documents);
  return [...new Set(ids)].flatMap((id) => {
    const picture = pictures.get(id);
    return picture ? [{ id, alt: alts[id] ?? "", fingerprint: picture.fingerprint }] : [];
  });
}

/** The pictures that are pieces of a photograph. */
export function piecesOf(pictures: Iterable<CataloguePicture>, id: string): string[] {
  return [...pictures].filter((one) => one.from && masterName(one) === id).map((one) => one.id);
}
