/** The commands of the desk that read content or render it: they run in a process of their own. */
import { readContentForm, typedForm } from "../content-form.ts";
import { changeContentList, readContentList } from "../content-list.ts";
import { describePicture, listPictures, photographImage, smallPicture } from "../draft-pictures.ts";
import { parseFormPrices, saveContentForm } from "../save-form.ts";
import { searchSite, subjectParts } from "../site-parts.ts";
import { translationsToDo } from "../translations-to-do.ts";
import { addPhotograph, moveFocus, putPhotograph, removePhotograph } from "../photographs.ts";
import { addRoom, addStory } from "../new-pages.ts";
import { previewPage } from "../preview.ts";
import { cutPicture, cutSomePictures, readSite } from "../read-site.ts";
import { publishDraft } from "../publish.ts";
import { discard } from "../discard.ts";
import { answerFirstQuestion } from "../first-answers.ts";
import { firstQuestions } from "../first-questions.ts";
import { draftInWords, historyInWords } from "../history-words.ts";
import { unpublishedChanges } from "../draft-changes.ts";
import { changedPage } from "../changed-page.ts";

/** Each takes the context of the desk and values, and gives values. */
export const COMMANDS = {
  readSite,
  cutPicture,
  cutSomePictures,
  readContentForm,
  parseFormPrices,
  typedForm,
  readContentList,
  changeContentList,
  saveContentForm,
  publishDraft,
  historyInWords,
  draftInWords,
  unpublishedChanges,
  changedPage,
  discard,
  previewPage,
  addPhotograph,
  putPhotograph,
  describePicture,
  listPictures,
  photographImage,
  smallPicture,
  moveFocus,
  removePhotograph,
  addRoom,
  addStory,
  subjectParts,
  searchSite,
  translationsToDo,
  firstQuestions,
  answerFirstQuestion,
};

type Commands = typeof COMMANDS;

export type CommandName = keyof Commands;

export type CommandArguments<Name extends CommandName> =
  Parameters<Commands[Name]> extends [unknown, ...infer Rest] ? Rest : [];

export type CommandResult<Name extends CommandName> = Awaited<ReturnType<Commands[Name]>>;

/** What the server tells the process. */
export type CommandCall = {
  id: number;
  name: CommandName;
  values: unknown[];
  now: number;
  author: string;
};

/** What the process answers; `refusal` is a `DeskError`'s message. */
export type CommandAnswer = { id: number } & (
  | { result: unknown }
  | { refusal: string }
  | { fault: string }
);
