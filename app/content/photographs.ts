/** Reads the values that say which photograph the family uploaded for a picture; the keys are the pictures' ids. */

/** Photographs are stored like a content file of this name. The folder content/ has no such file, so there are no defaults. */
export const PHOTOGRAPHS = "photographs";

/** `focus` is the point that every crop shows, in fractions of width and height; `isAdded`: the family added the picture. */
export type Photograph = { upload: string; focus: [x: number, y: number]; isAdded?: true };

type DocumentValues = { readonly [file: string]: { readonly values: unknown } };

export const isPhotographs = (file: string) => file === PHOTOGRAPHS;

export const photographsIn = (documents: DocumentValues) =>
  (documents[PHOTOGRAPHS]?.values ?? {}) as Readonly<Record<string, Photograph>>;

export function photographOf(documents: DocumentValues, id: string) {
  const photographs = photographsIn(documents);
  return Object.hasOwn(photographs, id) ? photographs[id] : undefined;
}

/** Whether the family added the picture with this id. */
export const isAddedIn = (documents: DocumentValues, id: string): boolean =>
  photographOf(documents, id)?.isAdded === true;
