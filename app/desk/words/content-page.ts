/** Screens with the form of a file of content/: what they show, and what their buttons do. */
import { type ContentForm, type PostedForm, typedForm } from "./content-form.ts";
import { saveContentForm } from "./save-form.ts";
import type { FormScope } from "./form-scope.ts";
import { partPath } from "./part-path.ts";
import type { FormOutcome, Visit } from "../web/visit.ts";
import { DeskError } from "../context.ts";

/** The status of the page with a form. */
export const formStatus = ({ errors }: ContentForm) => (errors ? 422 : 200);

/** Shows a form in its screen. */
type ShowForm = (visit: Visit, form: ContentForm) => Promise<Response>;

/** A press that chooses a picture shows the form again; the other button saves it. */
export async function handleContentForm(
  visit: Visit,
  fields: URLSearchParams,
  scope: FormScope,
  show: ShowForm,
): Promise<FormOutcome | Response> {
  const posted = postedForm(scope, fields);
  const field = fields.get("scegli");
  if (field) return show(visit, await typedForm(visit, posted, field));
  const outcome = await saveContentForm(visit, posted);
  if ("form" in outcome) return show(visit, outcome.form);
  const notice = outcome.saved === 0 ? "Non è cambiato niente." : "Salvato.";
  return { location: partPath(scope), notice };
}

const HALF_FORM = "Il modulo è arrivato a metà: tornate indietro e riprovate.";

/** A posted JSON; undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function postedForm(scope: FormScope, fields: URLSearchParams): PostedForm {
  const read = parseJson(fields.get("letto") ?? "");
  if (typeof read !== "object" || read === null) throw new DeskError(HALF_FORM);
  const texts = Object.entries(read).filter(([, text]) => typeof text === "string");
  return { scope, read: Object.fromEntries(texts), posted: fields.toString() };
}
