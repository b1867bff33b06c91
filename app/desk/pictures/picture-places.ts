import type { Documents, Place } from "#app/content/documents.ts";
import { fieldAt } from "#app/content/forms/form-screens.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { DeskError } from "../context.ts";
import { fileInfo, formOfFile } from "../words/form-scope.ts";
import { fieldLink } from "../words/part-path.ts";
import { SUBJECT_FILES } from "../words/site-parts.ts";
import { subjectLabel } from "../words/site-subjects.ts";

/** The subjects (files) in which each entry of a list has its own page, whose name is the title of the entry. */
const SUBJECTS_WITH_ENTRY_PAGES = new Set(["rooms", "territory"]);

/** Returns for each field that has a picture: the picture's id and crops, a link to the field, and the name of the page. */
export function picturePlacesIn(documents: Documents) {
  const files = SUBJECT_FILES.filter((file) => fileInfo(file).italianFile === file);
  return files.flatMap((file) => {
    const { subject } = fileInfo(file);
    const { screens, fields } = formOfFile(file, documents);
    return fields
      .filter(({ field: { kind, value } }) => kind === "picture" && value !== "")
      .flatMap(({ field, rows }) => {
        const { path, label, sectionLabel: section, value, crops = [] } = field;
        const screen = screens.find((one) => fieldAt(one.fields, path));
        const rowTitles = rows.map(({ title }) => title);
        const [page = ""] = SUBJECTS_WITH_ENTRY_PAGES.has(subject)
          ? rowTitles
          : [subjectLabel(subject === "pictures" ? path.split(".")[0]! : subject)];
        const fieldLabels = path === rows.at(-1)?.path ? [] : [section, label];
        const ownerLabels = rowTitles.length > 0 ? rowTitles : [screen?.label];
        const location = [...ownerLabels, ...fieldLabels].filter(Boolean).join(", ");
        if (!screen) return [];
        const scope = { file, part: screen.part };
        const link = fieldLink({ scope, label: page, field: { file, path }, excerpt: location });
        return [{ id: value, crops, page, ...link, title: location, excerpt: link.title }];
      });
  });
}

export const altTextPlaces = (id: string): Place[] =>
  LANGUAGE_CODES.map((language) => ({ file: `${language}/pictures`, path: id }));

export function demandPictureUnused(documents: Documents, id: string): void {
  const places = picturePlacesIn(documents).filter((place) => place.id === id);
  if (places.length > 0)
    throw new DeskError(
      `Questa fotografia sta ancora qui: ${places.map(({ title }) => title).join("; ")}. Prima sceglietene un’altra lì.`,
    );
}
