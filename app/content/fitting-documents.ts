/**
 * Repairs stored values of content files (documents) that do not match the schemas. If a schema refuses a value, after an
 * upgrade or a change of the database by hand, the default value replaces the value, and the desk tells the family where.
 */
import type { Catalogue } from "#pictures/catalogue.ts";
import { CONTENT_FILES } from "./files.ts";
import {
  type Document,
  type Documents,
  isSameValue,
  defaultValuesOf,
  type Place,
  valueAt,
  withValueAt,
} from "./documents.ts";
import { isAddedIn, isPhotographs, PHOTOGRAPHS, photographsIn } from "./photographs.ts";
import { checkContents } from "./read.ts";

/** Returns the path up to its first list, because a list is replaced as a whole. */
function pathToList(values: unknown, path: string): string {
  const segments = path.split(".");
  const depth = segments.findIndex((_, at) =>
    Array.isArray(valueAt(values, segments.slice(0, at).join("."))),
  );
  return depth < 0 ? path : segments.slice(0, depth).join(".");
}

/** `replaced` has the places of those changed values which were replaced by default values. */
type Repair = { documents: Documents; replaced: Place[] };

const withoutDocument = (documents: Documents, file: string): Documents => {
  const { [file]: _, ...others } = documents;
  return others;
};

const hasChangeAt = ({ changes }: Document, path: string) =>
  Object.keys(changes).some(
    (one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`),
  );

/** Replaces a refused value by the default value or, if both are equal, leaves out all stored values of the file. */
function withDefaultValue({ documents, replaced }: Repair, file: string, path: string): Repair {
  const document = documents[file]!;
  const replacedPath = pathToList(document.values, path);
  const defaultValue = valueAt(defaultValuesOf(file), replacedPath) as
    | Document["values"]
    | undefined;
  const repairedValues =
    replacedPath === ""
      ? document.values
      : withValueAt(document.values, replacedPath, defaultValue);
  if (isSameValue(repairedValues, document.values))
    return {
      documents: withoutDocument(documents, file),
      replaced: [...replaced, { file, path: "" }],
    };
  return {
    documents: { ...documents, [file]: { ...document, values: repairedValues } },
    replaced: hasChangeAt(document, replacedPath)
      ? [...replaced, { file, path: replacedPath }]
      : replaced,
  };
}

/** Leaves out stored values of unknown files, and photographs that replace a picture which the catalogue does not have. */
function withoutUnknownFiles(catalogue: Catalogue, documents: Documents): Repair {
  const unknownFiles = Object.keys(documents).filter(
    (file) => !CONTENT_FILES.includes(file) && !isPhotographs(file),
  );
  const knownDocuments = unknownFiles.reduce(withoutDocument, documents);
  const missingPictureIds = Object.keys(photographsIn(documents)).filter(
    (id) => !catalogue.pictures.has(id) && !isAddedIn(documents, id),
  );
  const replaced = unknownFiles.map((file) => ({ file, path: "" }));
  return missingPictureIds.reduce<Repair>(
    (repaired, id) => withDefaultValue(repaired, PHOTOGRAPHS, id),
    { documents: knownDocuments, replaced },
  );
}

export function repairDocuments(catalogue: Catalogue, documents: Documents): Repair {
  let repaired = withoutUnknownFiles(catalogue, documents);
  for (;;) {
    const { issues } = checkContents(catalogue, repaired.documents);
    if (issues.length === 0) return repaired;
    const contentFiles = Object.keys(repaired.documents).filter((file) => !isPhotographs(file));
    const issueIn = (file: string) => issues.find((issue) => issue.file === `content/${file}.yaml`);
    const fileWithIssue = contentFiles.find(issueIn);
    // No issue is in a file with stored values. Which stored values cause the issues is unknown, so all are left out.
    if (fileWithIssue === undefined)
      return {
        documents: contentFiles.reduce(withoutDocument, repaired.documents),
        replaced: [...repaired.replaced, ...contentFiles.map((one) => ({ file: one, path: "" }))],
      };
    // Replaces one value, then checks the content again, because this value may have caused the other issues too.
    repaired = withDefaultValue(repaired, fileWithIssue, issueIn(fileWithIssue)?.path ?? "");
  }
}
