/** Screens with the form of a file of content/: what they show, and what their buttons do. */
import type { ContentPageProps } from "./content-page.tsx";
import { type ContentForm, type PostedForm, typedForm } from "./content-form.ts";
import { type FormRefusal, saveContentForm } from "./save-form.ts";
import type { SmallPicture } from "../pictures/draft-pictures.ts";
import type { FormScope } from "./form-scope.ts";
import { newPartPath, partPath } from "./part-path.ts";
import { smallAddresses } from "../pictures/picture-address.ts";
import { countChanges, type FormOutcome, type Visit } from "../web/visit.ts";
import { DeskError } from "../context.ts";

const NO_REFUSAL: FormRefusal = { errors: [], conflicts: [], gone: [], isHalf: false };

const isRefused = ({ errors, conflicts, gone, isHalf }: FormRefusal) =>
  errors.length + conflicts.length + gone.length > 0 || isHalf;

/** The props of `ContentPage`, and the status of the response. */
export async function contentPageProps(
  visit: Visit,
  { scope, fields, lists, read, pictures, choice }: ContentForm,
  refusal: FormRefusal = NO_REFUSAL,
): Promise<ContentPageProps & { status: 200 | 422 }> {
  const addressOf = smallAddresses(visit);
  const withAddress = <Picture extends SmallPicture>(picture: Picture) => ({
    ...picture,
    address: addressOf(picture),
  });
  return {
    fields,
    lists: lists.map(({ rows, newPart, ...list }) => ({
      ...list,
      href: partPath({ ...scope, part: list.part }),
      rows: rows.map((row) => ({ ...row, href: partPath({ ...scope, part: row.part }) })),
      newHref: newPart && newPartPath({ ...scope, part: newPart }),
    })),
    subject: scope.subject,
    pictures: pictures.map(withAddress),
    choice: choice && { ...choice, pictures: choice.pictures.map(withAddress) },
    read: JSON.stringify(read),
    ...refusal,
    drafts: await countChanges(visit),
    status: isRefused(refusal) ? 422 : 200,
  };
}

type ShowForm = (visit: Visit, form: ContentForm, refusal?: FormRefusal) => Promise<Response>;

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
  if ("form" in outcome) return show(visit, outcome.form, outcome.refusal);
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
