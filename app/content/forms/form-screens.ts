/** The screens of a file's form: a flat form for each part and each entry, a page of rows for each list. */
import { clip } from "../slip.ts";
import type {
  ContentField,
  ContentGroup,
  ContentList,
  ContentNode,
  ContentRow,
} from "./form-model.ts";

export type PlacedField = ContentField & {
  section?: string | undefined;
  sectionHelp?: string | undefined;
  /** The label of the record's entry that has the field, such as "Elegant Room". */
  owner?: string | undefined;
  /** The path of the optional group that the field belongs to: either all its fields are written, or none. */
  group?: string | undefined;
};

type FlatForm = { fields: PlacedField[]; lists: ContentList[] };

export type FormScreen = FlatForm & {
  part: string;
  label: string;
  help?: string | undefined;
  list?: ContentList | undefined;
  /** The part whose screen links to this one; undefined for a top-level part of the file. */
  parent?: string | undefined;
};

type FieldPlace = Pick<PlacedField, "section" | "sectionHelp" | "owner" | "group">;

const joined = (...labels: (string | undefined)[]) => labels.filter(Boolean).join(", ");

/** All fields below these nodes, outside of lists. */
export function flatForm(nodes: ContentNode[], place: FieldPlace = {}): FlatForm {
  const form: FlatForm = { fields: [], lists: [] };
  for (const node of nodes) {
    if (node.kind === "list") form.lists.push(node);
    else if (node.kind === "group") {
      const isOwned = node.isEntry || place.owner !== undefined;
      const fieldPlace = isOwned
        ? { owner: joined(place.owner, node.label) }
        : { section: joined(place.section, node.label), sectionHelp: node.help };
      const group = place.group ?? (node.isOptional ? node.path : undefined);
      const inner = flatForm(node.nodes, { ...place, ...fieldPlace, group });
      form.fields.push(...inner.fields);
      form.lists.push(...inner.lists);
    } else form.fields.push({ ...node, label: joined(place.owner, node.label), ...place });
  }
  return form;
}

const MAX_TITLE_LENGTH = 80;

export function rowTitle({ nodes }: ContentRow): string {
  const { fields } = flatForm(nodes);
  const words = fields.find(({ kind }) => kind === "text" || kind === "long") ?? fields[0];
  return clip(words?.value ?? "", MAX_TITLE_LENGTH);
}

export type ListedField = { field: PlacedField; rows: { path: string; title: string }[] };

/** All fields, each with the rows that contain it, the outermost first. */
export function allFields(nodes: ContentNode[], rows: ListedField["rows"] = []): ListedField[] {
  const { fields, lists } = flatForm(nodes);
  const inner = lists.flatMap((list) =>
    list.rows.flatMap((row, at) => {
      const title = list.isPictures ? `${list.label} ${at + 1}` : rowTitle(row);
      return allFields(row.nodes, [...rows, { path: row.path, title }]);
    }),
  );
  return [...fields.map((field) => ({ field, rows })), ...inner];
}

/** Whether a form shows a field: not `hidden`, which the list's buttons change, and not `sample` where it is false. */
const isOfForm = (row: string) => (field: PlacedField) =>
  field.path !== `${row}.hidden` && !(field.path.endsWith(".sample") && field.value !== "sì");

function entryScreens(list: ContentList, { path, nodes }: ContentRow): FormScreen[] {
  const form = flatForm(nodes);
  const fields = form.fields.filter(isOfForm(path));
  return [
    { ...form, part: path, label: list.item, parent: list.path, fields },
    ...form.lists.flatMap((inner) => listScreens(inner, path)),
  ];
}

function listScreens(list: ContentList, parent?: string): FormScreen[] {
  const { path, label, help, rows } = list;
  return [
    { part: path, label, help, list, parent, fields: [], lists: [] },
    ...rows.flatMap((row) => entryScreens(list, row)),
  ];
}

function partScreens(node: ContentGroup | ContentList): FormScreen[] {
  if (node.kind === "list") return listScreens(node);
  const { nodes, path, label, help } = node;
  // A record, such as the rooms' words, has a form for each entry.
  const entries = nodes.filter((one) => one.kind === "group" && one.isEntry) as ContentGroup[];
  if (entries.length > 0) return entries.flatMap(partScreens);
  const form = flatForm(nodes, { group: node.isOptional ? path : undefined });
  return [
    { ...form, part: path, label, help, fields: form.fields.filter(isOfForm("")) },
    ...form.lists.flatMap((inner) => listScreens(inner, path)),
  ];
}

/** Values outside of groups stand together on a screen with the part "". */
export function formScreens(nodes: ContentNode[]): FormScreen[] {
  const isGroup = (node: ContentNode) => node.kind === "group" || node.kind === "list";
  const groups = nodes.filter(isGroup).flatMap(partScreens);
  const single = flatForm(nodes.filter((node) => !isGroup(node)));
  if (single.fields.length === 0) return groups;
  const label = groups.length === 0 ? "Tutte le voci" : "Titolo e descrizione";
  return [{ ...single, part: "", label }, ...groups];
}

export const fieldAt = <Field extends ContentField>(fields: Field[], path: string) =>
  fields.find((field) => path === field.path || path.startsWith(`${field.path}.`));
