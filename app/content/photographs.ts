/** The family's photographs: edits that name an upload for a picture of the catalogue. */

/** The file of such edits, which no text of content/ has; the path is the picture's id. */
export const PHOTOGRAPHS = "photographs";

/**
 * An upload, and the point that no crop cuts off, as parts from the left and from above; `isAdded` is for a
 * picture that the family has added to the catalogue.
 */
export type Photograph = { upload: string; focus: [x: number, y: number]; isAdded?: true };

export const isPhotographEdit = ({ file }: { file: string }) => file === PHOTOGRAPHS;

/** The photograph that an edit puts in; nothing for an edit of a text. */
export function photographOf(edit: { file: string; value?: unknown }): Photograph | undefined {
  return isPhotographEdit(edit) ? (edit.value as Photograph | undefined) : undefined;
}

/** Whether one of these edits adds a picture of this name to the catalogue. */
export function isAddedPicture(
  edits: { file: string; path: string; value?: unknown }[],
  id: string,
): boolean {
  return edits.some((edit) => edit.path === id && photographOf(edit)?.isAdded);
}
