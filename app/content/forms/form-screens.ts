/** Divides a content file's form into screens: each group of fields, each list and each entry of a list has its own screen. */
import { shorten } from "../issue.ts";
import {
  type ContentField,
  type ContentList,
  flatForm,
  type FlatForm,
  type FormNames,
  isField,
  hasPageOfRows,
  listOf,
  type FormPart,
  partsOf,
} from "./form-model.ts";

type ScreenHeading = {
  /** The path of the part of the file that the screen shows. */
  part: string;
  label: string;
  help?: string | undefined;
  /** The `part` of the screen (page) that links to this screen; undefined if this is a top-level part of the file. */
  parent?: string | undefined;
};

export type FormScreen = FlatForm & ScreenHeading & { list?: ContentList };

const MAX_TITLE_LENGTH = 80;

export function rowTitleOf({ fields }: FlatForm): string {
  const titleField = fields.find(({ kind }) => kind === "text" || kind === "long") ?? fields[0];
  return shorten(titleField?.value ?? "", MAX_TITLE_LENGTH);
}

export type FieldWithRows = { field: ContentField; rows: { path: string; title: string }[] };

/** Returns all fields, each with the rows that contain the field, the outermost row first. */
export function allFieldsIn(
  { fields, lists }: FlatForm,
  rows: FieldWithRows["rows"] = [],
): FieldWithRows[] {
  const inner = lists.flatMap((list) =>
    list.rows.flatMap((row, at) => {
      const title = list.isOfPictures ? `${list.label} ${at + 1}` : rowTitleOf(row);
      return allFieldsIn(row, [...rows, { path: row.path, title }]);
    }),
  );
  return [...fields.map((field) => ({ field, rows })), ...inner];
}

/** Leaves out `hidden`, because lists have a button for it, and a false `sample` (mark of examples), which no form sets. */
function screensFor({ fields, lists }: FlatForm, heading: ScreenHeading): FormScreen[] {
  const { part, parent } = heading;
  const shownFields = fields.filter(
    ({ path, value }) =>
      !(parent && path === `${part}.hidden`) && !(path.endsWith(".sample") && value !== "sì"),
  );
  const screensOfLists = lists.flatMap((list) => listScreens(list, part));
  return [{ ...heading, fields: shownFields, lists }, ...screensOfLists];
}

function listScreens(list: ContentList, parent?: string): FormScreen[] {
  const { path, label, help, itemLabel, rows } = list;
  return [
    { part: path, label, help, list, parent, fields: [], lists: [] },
    ...rows.flatMap((row) => screensFor(row, { part: row.path, label: itemLabel, parent: path })),
  ];
}

function partScreens(part: FormPart, names: FormNames): FormScreen[] {
  const { schema, path, label, help, isOptional } = part;
  if (hasPageOfRows(schema)) return listScreens(listOf(part, names));
  const inner = partsOf(part, names);
  // A record, such as the texts of each room by slug, has a form for each entry.
  if (inner.some(({ isEntry }) => isEntry)) return inner.flatMap((one) => partScreens(one, names));
  const form = flatForm(inner, names, { group: isOptional ? path : undefined });
  return screensFor(form, { part: path, label, help });
}

/** Makes the screens of a form. The values outside of groups share one screen, which has "" as its `part`. */
export function formScreens(parts: FormPart[], names: FormNames): FormScreen[] {
  const isSingleField = ({ schema, isEntry }: FormPart) => isField(schema) && !isEntry;
  const screens = parts
    .filter((part) => !isSingleField(part))
    .flatMap((part) => partScreens(part, names));
  const formOfSingleFields = flatForm(parts.filter(isSingleField), names);
  if (formOfSingleFields.fields.length === 0) return screens;
  const label = screens.length === 0 ? "Tutte le voci" : "Titolo e descrizione";
  return [{ ...formOfSingleFields, part: "", label }, ...screens];
}

export const fieldAt = <Field extends ContentField>(fields: Field[], path: string) =>
  fields.find((field) => path === field.path || path.startsWith(`${field.path}.`));
