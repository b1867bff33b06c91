/** Prezzi: the form of content/prices.yaml, which its schema makes. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import type { ContentForm, PostedForm, SaveOutcome } from "../content-form.ts";
import { DeskError } from "../context.ts";
import { countUnpublished } from "../unpublished.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import type { Visit } from "./visit.ts";

const FILE = "prices";

type Refusal = Omit<Extract<SaveOutcome, { form: unknown }>, "form">;

const NONE: Refusal = { errors: [], conflicts: [] };

async function showPrices(visit: Visit, { fields, read }: ContentForm, refusal = NONE) {
  const { errors, conflicts } = refusal;
  const isRefused = errors.length + conflicts.length > 0;
  const props = {
    fields,
    read: JSON.stringify(read),
    errors,
    conflicts: conflicts.map(
      ({ label, theirs, yours }) => `${label}: adesso ${theirs}, voi ${yours}.`,
    ),
    drafts: await countUnpublished(visit.database, visit.build),
    notice: visit.notice,
  };
  return visit.page("prices", "Prezzi", props, { place: "prices", status: isRefused ? 422 : 200 });
}

function postedForm(fields: URLSearchParams): PostedForm {
  try {
    return { file: FILE, read: JSON.parse(fields.get("letto") ?? ""), posted: fields.toString() };
  } catch {
    throw new DeskError("Il modulo è arrivato a metà: tornate indietro e riprovate.");
  }
}

export const pricesRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.prices]: async (visit) =>
      showPrices(visit, await visit.run("readContentForm", FILE)),
  },
  forms: {
    [DESK_PATHS.prices]: async (visit, fields) => {
      const posted = postedForm(fields);
      const press = fields.get("elenco");
      if (press) return showPrices(visit, await visit.run("pressedForm", posted, press));
      const outcome = await visit.run("saveContentForm", posted);
      if ("form" in outcome) return showPrices(visit, outcome.form, outcome);
      return {
        location: DESK_PATHS.prices,
        notice: outcome.saved === 0 ? "Non è cambiato niente." : "Salvato.",
      };
    },
  },
};
