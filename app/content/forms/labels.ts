/** The Italian labels of those keys in content/ whose schema gives no label. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type LabelByName = Record<string, string>;

const { labels, entries } = parse(
  readFileSync(join(import.meta.dirname, "labels.yaml"), "utf8"),
) as { labels: LabelByName; entries: LabelByName };

export const FIELD_LABELS = labels;

export const entryLabelOf = (name: string): string => entries[name] ?? "Voce";

export const labelOfName = (name: string): string => labels[name] ?? name;
