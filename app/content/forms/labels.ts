/** The Italian labels of names in content/, for those whose schema has none. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const names = z.record(z.string(), z.string());

const { labels, entries } = z
  .strictObject({ labels: names, entries: names })
  .parse(parse(readFileSync(join(import.meta.dirname, "labels.yaml"), "utf8")));

export const LABELS = labels;

export const entryLabelOf = (name: string): string => entries[name] ?? "Voce";

export const labelOfName = (name: string): string => labels[name] ?? name;
