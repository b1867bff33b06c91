/** On the screen "Avviso" (notice) the family edits the notice above all pages and its last day, and can close all rooms. */
import { DESK_PATHS } from "../paths.ts";
import { dayFormats } from "#app/domain/day-words.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { daysAfter, isDay } from "#app/domain/stay.ts";
import { WHOLE_HOUSE } from "#server/store/closures.ts";
import { parseStay } from "../arguments.ts";
import { closeNights } from "../calendar/actions.ts";
import { type ContentForm, readContentForm } from "../words/content-form.ts";
import { DeskError } from "../context.ts";
import { formStatus, handleContentForm } from "../words/save-form.ts";
import { formatStay } from "../calendar/describe-nights.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { NoticePage } from "./screen.tsx";

const NOTICE_SCOPE = { file: "notice" };
const NOTICE_PATH = DESK_PATHS.notice;

async function showNotice(
  visit: Visit,
  form: ContentForm,
  closing: { from: string; to: string; error?: string } = { from: "", to: "" },
) {
  return visit.page(NoticePage, { ...form, closing }, closing.error ? 422 : formStatus(form));
}

const readNoticeForm = (visit: Visit) => readContentForm(visit, NOTICE_SCOPE);

async function closeHouse(visit: Visit, fields: URLSearchParams) {
  const [from = "", to = ""] = ["chiusi_dal", "chiusi_al"].map((name) => fields.get(name) ?? "");
  try {
    const closure = parseStay(visit, from, isDay(to) ? daysAfter(to, 1) : to);
    const form = await readNoticeForm(visit);
    const noticeFields = new URLSearchParams({ letto: JSON.stringify(form.baseTexts), until: to });
    for (const language of LANGUAGE_CODES) {
      const { replies, phrases } = visit.contents()[language];
      const { writtenDate } = dayFormats(phrases.locale);
      const dayTexts = { inizio: writtenDate(from), fine: writtenDate(to) };
      noticeFields.set(language, interpolate(replies.closed, dayTexts));
    }
    const outcome = await handleContentForm(visit, noticeFields, NOTICE_SCOPE, showNotice);
    if (outcome instanceof Response) return outcome;
    const rooms = await visit.rooms();
    const warnings = await closeNights(visit, { room: WHOLE_HOUSE, rooms, stay: closure });
    const notice = `Chiusa tutta la casa, ${formatStay(closure)}. L’avviso è scritto: premete Pubblica.`;
    return { location: NOTICE_PATH, notice: [notice, ...warnings].join("\n") };
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return showNotice(visit, await readNoticeForm(visit), { from, to, error: error.message });
  }
}

export const noticeRoutes: DeskRoutes = {
  pages: { [NOTICE_PATH]: async (visit) => showNotice(visit, await readNoticeForm(visit)) },
  forms: {
    [NOTICE_PATH]: async (visit, fields) =>
      fields.get("azione") === "chiusi"
        ? closeHouse(visit, fields)
        : handleContentForm(visit, fields, NOTICE_SCOPE, showNotice),
  },
};
