/**
 * A mount is the first segment of a path, with a language and a look (design). The guesthouse has one mount for each
 * language, all with the look "guesthouse"; the demonstration has one mount for each of its designs, all in English.
 */
import { DEMO_MOUNTS } from "#demonstration/mounts.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";

export type Mount = {
  /** Empty for the guesthouse in the default language. */
  prefix: "" | `/${string}`;
  language: Language;
  /** "guesthouse" or the name of a design; as the document's `data-design` it selects colours and fonts. */
  look: string;
};

/** The first path segments (mounts) of the guesthouse, one for each language, the default language first. */
export const GUESTHOUSE_MOUNTS: readonly Mount[] = LANGUAGE_CODES.map((language) => ({
  prefix: language === DEFAULT_LANGUAGE ? "" : `/${language}`,
  language,
  look: "guesthouse",
}));

/** The guesthouse in the default language, whose paths have no prefix. */
export const GUESTHOUSE_MOUNT = GUESTHOUSE_MOUNTS[0]!;

export const MOUNTS: readonly Mount[] = [...GUESTHOUSE_MOUNTS, ...DEMO_MOUNTS];

/** Returns the mount (prefix, language and look) of a path, even if no page has this path. */
export function mountAt(pathname: string): Mount {
  const firstSegment = `/${pathname.split("/")[1] ?? ""}`;
  return MOUNTS.find(({ prefix }) => prefix === firstSegment) ?? GUESTHOUSE_MOUNT;
}
