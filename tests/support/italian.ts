import { readContent } from "#tests/support/content.ts";
import { contactWriters } from "#app/domain/contact-message.ts";
import { inEach, type Language } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";

const phrasesOf = (language: Language) => readContent("phrases", {}, language);

export const books = inEach((language) => phrasebook(phrasesOf(language)));

export const contactBooks = inEach((language) => contactWriters(phrasesOf(language)));

export const italian = books.it;
