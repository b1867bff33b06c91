/** content/notice.yaml: a notice at the top of every page until a certain day, in the languages that have its text. */
import { z } from "zod";
import { DEFAULT_LANGUAGE, inEach, type Language } from "#app/domain/languages.ts";
import { LANGUAGE_NAMES } from "./entries.ts";
import { addIssue, day, title } from "./parts.ts";

function lineSchemaIn(language: Language) {
  const name = `in ${LANGUAGE_NAMES[language]}`;
  const help = language !== DEFAULT_LANGUAGE && { help: `Vuoto: le pagine ${name} non l’hanno.` };
  return title.optional().meta({ label: name.replace("i", "I"), ...help });
}

export const datedLine = z
  .strictObject({
    ...inEach(lineSchemaIn),
    until: day.optional().meta({ label: "Ultimo giorno", input: "date" }),
  })
  .superRefine(({ until, ...lines }, context) => {
    const hasLine = Object.values(lines).some((line) => line !== undefined);
    if (hasLine && until === undefined)
      addIssue(context, ["until"], "Fino a quando? Serve l’ultimo giorno in cui si vede");
  });
