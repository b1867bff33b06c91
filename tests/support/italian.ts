/** The sentences of content/<language>/phrases.yaml, as pages and mails write them. */
import { readContent } from "#tests/support/content.ts";
import { inEach } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";

export const books = inEach((language) => phrasebook(readContent("phrases", {}, language)));

export const italian = books.it;
