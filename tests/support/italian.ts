/** The sentences of content/it/phrases.yaml, as pages and mails write them. */
import { readContent } from "#app/content/read.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";

export const italian = phrasebook(readContent("phrases"));
