/** The Italian labels of those keys in content/ whose schema gives no label. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type LabelByName = Record<string, string>;

const { labels, entries } = parse(
  readFileSync(join(import.meta.dirname, "labels.yaml"), "utf8"),
) as { labels: LabelByName; entries: LabelByName };

export const FIELD_LABELS = labels;

/** The label of one entry: "Stagione" for "seasons". */
export const entryLabelOfList = (list: string): string => entries[list] ?? "Voce";

export const labelOfField = (field: string): string => labels[field] ?? field;
