/** content/notice.yaml: a line above all pages, in some languages, until a day. */
import { z } from "zod";
import { day, title } from "./parts.ts";

export const datedLine = z
  .strictObject({
    it: title.optional().meta({ label: "In italiano" }),
    en: title
      .optional()
      .meta({ label: "In inglese", help: "Vuoto: le pagine inglesi non l’hanno." }),
    de: title
      .optional()
      .meta({ label: "In tedesco", help: "Vuoto: le pagine tedesche non l’hanno." }),
    until: day.optional().meta({ label: "Ultimo giorno", input: "date" }),
  })
  .superRefine(({ until, ...lines }, context) => {
    const isWritten = Object.values(lines).some((line) => line !== undefined);
    if (isWritten && until === undefined)
      context.addIssue({
        code: "custom",
        path: ["until"],
        message: "Fino a quando? Serve l’ultimo giorno in cui si vede",
      });
  });
