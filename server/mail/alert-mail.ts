import { isPhotographs } from "#app/content/photographs.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { type NightRun, stayOfRun } from "#app/domain/nights.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { nightCountOf } from "#app/domain/stay.ts";
import type { Alert, Letter, UnfitValue } from "#server/store/letters.ts";
import { familyMail, headerText, type Mail, type MailContext } from "./compose.ts";

type MailedAlert = Exclude<Alert, { kind: "access" }>;

type FeedAlert = Extract<Alert, { kind: "silent" | "twice" }>;

type AlertText = { subject: string; text: string };

function feedAlertText(alert: FeedAlert, { rooms, answers, phrases }: SiteContent): AlertText {
  const { calendars: feedWords } = answers.toFamily;
  const { nightsWords, shortDate } = phrasebook(phrases);
  const stayText = (run: NightRun) => {
    const { checkIn, checkOut } = stayOfRun(run);
    return interpolate(feedWords.stay, {
      arrivo: shortDate(checkIn),
      partenza: shortDate(checkOut),
      notti: nightsWords(nightCountOf({ checkIn, checkOut })),
    });
  };
  const placeholderValues = {
    camera: rooms.rooms.find(({ slug }) => slug === alert.room)?.name ?? alert.room,
    calendario: alert.calendars,
    calendari: alert.calendars,
    notti: alert.kind === "twice" ? alert.nights.map(stayText).join("\n") : "",
  };
  const { subject, words } = feedWords[alert.kind];
  return {
    subject: interpolate(subject, placeholderValues),
    text: interpolate(words, placeholderValues),
  };
}

/** Quotes each value from the family that a new version does not accept. A photograph is named, as bytes cannot be quoted. */
function unfitValuesText(values: UnfitValue[], { answers, phrases }: SiteContent): AlertText {
  const { subject, words, each, photograph, removed } = answers.toFamily.edits;
  const valueText = (value: UnfitValue["value"]) => {
    if (value === undefined) return removed;
    return typeof value === "string" ? `«${value}»` : JSON.stringify(value);
  };
  const valueLines = values.map(({ file, path, value }) =>
    isPhotographs(file)
      ? interpolate(photograph, { posto: path })
      : interpolate(each, { file, posto: path, valore: valueText(value) }).replace(", :", ":"),
  );
  return {
    subject: phrasebook(phrases).pluralize(values.length, subject),
    text: interpolate(words, { modifiche: valueLines.join("\n\n") }),
  };
}

function alertText(alert: MailedAlert, content: SiteContent): AlertText {
  if (alert.kind === "documents") return unfitValuesText(alert.values, content);
  if (alert.kind !== "backup") return feedAlertText(alert, content);
  const { subject, words } = content.answers.toFamily.backup;
  return { subject, text: interpolate(words, { cartelle: alert.folder }) };
}

export function alertMail(letter: Letter, alert: MailedAlert, context: MailContext): Mail {
  const { subject, text } = alertText(alert, context.contents[DEFAULT_LANGUAGE]);
  return familyMail(letter, context, headerText(subject), text);
}
