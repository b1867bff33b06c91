/** The Italian labels of those keys in content/ whose schema gives no label. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type Names = Record<string, string>;

const { labels, entries } = parse(
  readFileSync(join(import.meta.dirname, "labels.yaml"), "utf8"),
) as { labels: Names; entries: Names };

export const LABELS = labels;

export const entryLabelOf = (name: string): string => entries[name] ?? "Voce";

export const labelOfName = (name: string): string => labels[name] ?? name;
