/** Where the pictures of the draft stand: the fields of content/ that name one. */
import { schemaOf } from "#app/content/content-files.ts";
import { type Documents, type Place, valueAt, valuesOf } from "#app/content/documents.ts";
import { type FormField, formFields } from "#app/content/forms/form-model.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { DeskError } from "./context.ts";
import { italianSources } from "./site-parts.ts";
import { subjectLabel } from "./site-subjects.ts";

type PictureField = Extract<FormField, { kind: "picture" }>;

type LabelledField = {
  field: PictureField;
  label: string;
  /** What it stands in, from the outside: "Elegant Room". */
  owners: string[];
};

/** The fields that name a picture, with the labels of what they stand in: "Elegant Room, Galleria 2". */
export function pictureFields(
  fields: FormField[],
  values: unknown,
  owners: string[] = [],
): LabelledField[] {
  const nameOf = (path: string) =>
    ["name", "title"]
      .map((name) => valueAt(values, `${path}.${name}`))
      .find((name) => typeof name === "string");
  return fields.flatMap((field): LabelledField[] => {
    if (field.kind === "picture")
      return [{ field, label: [...owners, field.label].filter(Boolean).join(", "), owners }];
    if (field.kind === "list")
      return field.entries.flatMap((entry, at) => {
        const [only, ...more] = entry;
        if (only?.kind === "picture" && more.length === 0)
          return [
            { field: only, label: [...owners, `${field.label} ${at + 1}`].join(", "), owners },
          ];
        const name = nameOf(`${field.path}.${at}`) ?? `${field.item} ${at + 1}`;
        return pictureFields(entry, values, [...owners, name]);
      });
    if ("fields" in field) return pictureFields(field.fields, values, [...owners, field.label]);
    return [];
  });
}

type PicturePlace = {
  /** The picture's. */
  id: string;
  subject: string;
  /** What the family calls the page: content/pictures.yaml has the pictures of several. */
  page: string;
  isWords: boolean;
  /** Of the field in its file. */
  path: string;
  label: string;
  crops: PictureField["crops"];
};

/** Subjects whose entries have pages of their own, with their names. */
const PAGE_ENTRIES = new Set(["rooms", "territory"]);

function pageOf(subject: string, path: string, [entry]: string[]): string {
  if (entry && PAGE_ENTRIES.has(subject)) return entry;
  return subjectLabel(subject === "pictures" ? path.split(".")[0]! : subject);
}

/** The places of all pictures, in the order of the files. */
export function picturePlaces(documents: Documents): PicturePlace[] {
  return italianSources().flatMap(({ file, subject, isWords }) => {
    const values = valuesOf(file, documents);
    const fields = formFields(schemaOf(file)!, values, { choices: {} });
    return pictureFields(fields, values)
      .filter(({ field }) => field.value !== "")
      .map(({ field: { value, path, crops }, label, owners }) => ({
        id: value,
        subject,
        page: pageOf(subject, path, owners),
        isWords,
        path,
        label,
        crops,
      }));
  });
}

/** The places of a picture's words, in each language. */
export const altTextPlaces = (id: string): Place[] =>
  LANGUAGE_CODES.map((language) => ({ file: `${language}/pictures`, path: id }));

/** Refuses to take away an added picture that stands somewhere. */
export function demandPictureUnused(documents: Documents, id: string): void {
  const places = picturePlaces(documents).filter((place) => place.id === id);
  if (places.length > 0)
    throw new DeskError(
      `Questa fotografia sta ancora qui: ${places.map(({ label }) => label).join("; ")}. Prima sceglietene un’altra lì.`,
    );
}
