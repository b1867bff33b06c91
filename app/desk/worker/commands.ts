/**
 * The commands of the desk that read content or render it: they run in a process of their own. Each takes the context
 * of the desk and values, and gives values.
 */
export { readContentForm, typedForm } from "../words/content-form.ts";
export { changeContentList, readContentList } from "../words/content-list.ts";
export {
  describePicture,
  listPictures,
  photographImage,
  smallPicture,
} from "../pictures/draft-pictures.ts";
export { parseFormPrices, saveContentForm } from "../words/save-form.ts";
export { searchSite, subjectParts } from "../words/site-parts.ts";
export { translationsToDo } from "../words/translations-to-do.ts";
export {
  addPhotograph,
  moveFocus,
  putPhotograph,
  removePhotograph,
} from "../pictures/photographs.ts";
export { addRoom, addStory } from "../words/new-pages.ts";
export { previewPage } from "../preview/preview.ts";
export { cutPicture, readSite } from "./read-site.ts";
export { publishDraft } from "../publish/publish.ts";
export { discard } from "../publish/discard.ts";
export { answerFirstQuestion } from "../first-days/answers.ts";
export { firstQuestions } from "../first-days/questions.ts";
export { draftInWords, historyInWords } from "../publish/changes-in-words.ts";
export { unpublishedChanges } from "../publish/draft-changes.ts";
export { changedPage } from "../preview/preview.ts";
