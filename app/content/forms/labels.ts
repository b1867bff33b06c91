/** Finds the Italian labels of those keys in content/ whose schema has no label. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type LabelByName = Record<string, string>;

const { labels, entries: entryLabels } = parse(
  readFileSync(join(import.meta.dirname, "labels.yaml"), "utf8"),
) as { labels: LabelByName; entries: LabelByName };

export const FIELD_LABELS = labels;

/** Returns the label of one entry of a list: "Stagione" (season) for "seasons". */
export const entryLabelOfList = (list: string): string => entryLabels[list] ?? "Voce";

export const labelOfField = (field: string): string => labels[field] ?? field;
