/** The family's photographs: a document of their own, with the upload of each picture, by the picture's name. */

/** The name of the document, which no file of content/ has. */
export const PHOTOGRAPHS = "photographs";

/**
 * An upload, and the point that no crop cuts off, as parts from the left and from above; `isAdded` is for a
 * picture that the family has added to the catalogue.
 */
export type Photograph = { upload: string; focus: [x: number, y: number]; isAdded?: true };

type DocumentsWithPhotographs = { readonly [file: string]: { readonly values: unknown } };

export const isPhotographs = (file: string) => file === PHOTOGRAPHS;

/** The photographs of documents, by the names of their pictures. */
export function photographsIn(
  documents: DocumentsWithPhotographs,
): Readonly<Record<string, Photograph>> {
  return (documents[PHOTOGRAPHS]?.values ?? {}) as Record<string, Photograph>;
}

export function photographOf(
  documents: DocumentsWithPhotographs,
  id: string,
): Photograph | undefined {
  const photographs = photographsIn(documents);
  return Object.hasOwn(photographs, id) ? photographs[id] : undefined;
}

/** Whether the family has added a picture of this name to the catalogue. */
export const isAddedIn = (documents: DocumentsWithPhotographs, id: string): boolean =>
  photographOf(documents, id)?.isAdded === true;
