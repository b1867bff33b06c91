/**
 * The commands of the desk that read content or render it: they run in a process of their own. Each takes the context
 * of the desk and values, and gives values.
 */
export { readContentForm, typedForm } from "../content-form.ts";
export { changeContentList, readContentList } from "../content-list.ts";
export { describePicture, listPictures, photographImage, smallPicture } from "../draft-pictures.ts";
export { parseFormPrices, saveContentForm } from "../save-form.ts";
export { searchSite, subjectParts } from "../site-parts.ts";
export { translationsToDo } from "../translations-to-do.ts";
export { addPhotograph, moveFocus, putPhotograph, removePhotograph } from "../photographs.ts";
export { addRoom, addStory } from "../new-pages.ts";
export { previewPage } from "../preview.ts";
export { cutPicture, cutSomePictures, readSite } from "../read-site.ts";
export { publishDraft } from "../publish.ts";
export { discard } from "../discard.ts";
export { answerFirstQuestion } from "../first-answers.ts";
export { firstQuestions } from "../first-questions.ts";
export { draftInWords, historyInWords } from "../changes-in-words.ts";
export { unpublishedChanges } from "../draft-changes.ts";
export { changedPage } from "../preview.ts";
