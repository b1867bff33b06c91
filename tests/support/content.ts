import * as reader from "#app/content/read.ts";
import type { ContentName } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/domain/languages.ts";
import { loadCatalogue } from "#pictures/catalogue.ts";

export const catalogue = await loadCatalogue();

export const readContents = (overrides?: reader.FileOverrides) =>
  reader.readContents(catalogue, overrides);

export const readContent = <Name extends ContentName>(
  name: Name,
  overrides?: reader.FileOverrides,
  language: Language = DEFAULT_LANGUAGE,
) => readContents(overrides)[language][name];
