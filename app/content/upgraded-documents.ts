import { memoizeByObject } from "#app/domain/memoize.ts";
import { DOCUMENT_MIGRATIONS, DOCUMENT_VERSION } from "./document-migrations.ts";
import { schemaOf } from "./files.ts";
import {
  type Document,
  type Documents,
  defaultValuesOf,
  valueAt,
  valuesOf,
  withValueAt,
} from "./documents.ts";
import type { Value } from "./rows.ts";

/** Adds the default value for each value that the schema requires and that the file's stored values (`document`) lack. */
function withRequiredValues(file: string, document: Document): Document {
  const { error } = schemaOf(file)?.safeParse(valuesOf(file, { [file]: document })) ?? {};
  const defaultValues = defaultValuesOf(file);
  const missingPaths = (error?.issues ?? [])
    .map(({ path }) => path.join("."))
    .filter((path) => valueAt(document.values, path) === undefined)
    .filter((path) => valueAt(defaultValues, path) !== undefined);
  if (missingPaths.length === 0) return document;
  const completeValues = missingPaths.reduce(
    (filled, path) => withValueAt(filled, path, valueAt(defaultValues, path) as Value),
    document.values,
  );
  return { ...document, values: completeValues };
}

const upgradeDocument = memoizeByObject((document: Document, file: string): Document => {
  const upgradedValues = DOCUMENT_MIGRATIONS.slice(document.version).reduce(
    (migratedValues, migration) => migration(file, migratedValues),
    document.values,
  );
  const migratedDocument =
    document.version < DOCUMENT_VERSION
      ? { ...document, values: upgradedValues, version: DOCUMENT_VERSION }
      : document;
  return withRequiredValues(file, migratedDocument);
});

/** Upgrades documents (saved content files) to this version. Leaves out those whose values somebody set to null by hand. */
export const upgradedDocuments = (documents: Documents): Documents =>
  Object.fromEntries(
    Object.entries(documents)
      .filter(([, { values }]) => values !== null)
      .map(([file, document]) => [file, upgradeDocument(document, file)]),
  );
