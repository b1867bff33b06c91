/** Screens with the form of a file of content/: what they show, and what their buttons do. */
import type { ContentPageProps } from "#app/desk/parts/content-page.tsx";
import type { ContentForm, SaveOutcome } from "../content-form.ts";
import type { Value } from "#app/content/rows.ts";
import type { SmallPicture } from "../draft-pictures.ts";
import type { FormScope } from "../form-scope.ts";
import { parseValues, postedForm } from "../posted-form.ts";
import { countUnpublished } from "../draft-count.ts";
import { smallAddresses } from "./picture-address.ts";
import type { FormOutcome, Visit } from "./visit.ts";

export type FormRefusal = Omit<Extract<SaveOutcome, { form: unknown }>, "form">;

/** The props of `ContentPage`, and the status of the response. */
export async function contentPageProps(
  visit: Visit,
  { scope, fields, read, pictures, choice, removed }: ContentForm,
  { errors, conflicts }: FormRefusal = { errors: [], conflicts: [] },
): Promise<ContentPageProps & { status: 200 | 422 }> {
  const addressOf = smallAddresses(visit);
  const withAddress = <Picture extends SmallPicture>(picture: Picture) => ({
    ...picture,
    address: addressOf(picture),
  });
  return {
    fields,
    subject: scope.subject,
    pictures: pictures.map(withAddress),
    choice: choice && { ...choice, pictures: choice.pictures.map(withAddress) },
    removed: removed && { press: removed.press, values: JSON.stringify(removed.values) },
    read: JSON.stringify(read),
    errors,
    conflicts: conflicts.map(
      ({ label, theirs, yours }) => `${label}: adesso ${theirs}, voi ${yours}.`,
    ),
    drafts: await countUnpublished(visit.database),
    notice: visit.notice,
    status: errors.length + conflicts.length > 0 ? 422 : 200,
  };
}

/** The values of the entry that "Rimetti" puts back, one for each language. */
function removedEntryIn(fields: URLSearchParams): (Value | undefined)[] {
  const values = parseValues<Value>(fields.get("tolto") ?? "[]") ?? [];
  return values.map((value) => value ?? undefined);
}

type ShowForm = (visit: Visit, form: ContentForm, refusal?: FormRefusal) => Promise<Response>;

/** A press on a list shows the form again; the other button saves it. */
export async function handleContentForm(
  visit: Visit,
  fields: URLSearchParams,
  { scope, path }: { scope: FormScope; path: string },
  show: ShowForm,
): Promise<FormOutcome | Response> {
  const posted = postedForm(scope, fields);
  const press = fields.get("elenco");
  if (press)
    return show(
      visit,
      await visit.run("formAfterListPress", posted, press, removedEntryIn(fields)),
    );
  const field = fields.get("scegli");
  if (field) return show(visit, await visit.run("pictureChoiceForm", posted, field));
  const outcome = await visit.run("saveContentForm", posted);
  if ("form" in outcome) return show(visit, outcome.form, outcome);
  const notice = outcome.saved === 0 ? "Non è cambiato niente." : "Salvato.";
  return { location: path, notice };
}
