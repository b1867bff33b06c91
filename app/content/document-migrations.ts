/**
 * What a new version of the schemas makes of older documents: each function brings the values of a file from one
 * version to the next, where a name was changed or a value moved. A new version appends one; none is ever changed.
 */
import type { Value } from "./rows.ts";

export type DocumentMigration = (file: string, values: Value) => Value;

export const DOCUMENT_MIGRATIONS: DocumentMigration[] = [];

/** The version that documents are written in. */
export const DOCUMENT_VERSION = DOCUMENT_MIGRATIONS.length;
