/** content/notice.yaml: a notice that pages show at the top until a certain day; a language without a text has no notice. */
import { z } from "zod";
import { DEFAULT_LANGUAGE, inEach, type Language } from "#app/domain/languages.ts";
import { LANGUAGE_NAMES } from "./entries.ts";
import { addIssue, day, title } from "./parts.ts";

function lineSchemaIn(language: Language) {
  const label = `in ${LANGUAGE_NAMES[language]}`;
  const help = language !== DEFAULT_LANGUAGE && { help: `Vuoto: le pagine ${label} non l’hanno.` };
  return title.optional().meta({ label: label.replace("i", "I"), ...help });
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
