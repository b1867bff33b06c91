/** Prezzi: the form of content/prices.yaml, which its schema makes. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import type { Trial } from "#app/desk/screens/prices.tsx";
import { totalIn } from "#app/domain/alternatives.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import type { ContentForm, PostedForm, SaveOutcome } from "../content-form.ts";
import { DeskError } from "../context.ts";
import { countUnpublished } from "../unpublished.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import { parseTypedStay } from "./typed-party.ts";
import type { Visit } from "./visit.ts";

const FILE = "prices";

type Refusal = Omit<Extract<SaveOutcome, { form: unknown }>, "form">;

const NONE: Refusal = { errors: [], conflicts: [] };

const NO_TRIAL: Trial = {
  fields: { room: "", checkIn: "", checkOut: "", adults: "2", children: "", ages: "" },
  lines: [],
};

/** The total of a stay with the prices of a posted form. */
async function tryStay(visit: Visit, posted: PostedForm, form: URLSearchParams): Promise<Trial> {
  const field = (name: string) => form.get(`prova_${name}`)?.trim() ?? "";
  const fields = {
    room: field("camera"),
    checkIn: field("arrivo"),
    checkOut: field("partenza"),
    adults: field("adulti"),
    children: field("bambini"),
    ages: field("eta"),
  };
  const { stay, party, errors } = parseTypedStay(fields, houseDayAt(visit.now));
  const [error] = Object.values(errors);
  if (!stay || !party) return { fields, lines: [], error };
  const prices = await visit.run("parsedPrices", posted);
  if (!prices?.rates[fields.room])
    return {
      fields,
      lines: [],
      error: "Prima va corretto un prezzo: premete Salva per vedere quale.",
    };
  const { phrases, house } = visit.contents()[DEFAULT_LANGUAGE];
  const total = totalIn([fields.room], stay, party, prices);
  const { billWords, tooShortWords } = phrasebook(phrases);
  const isShort = tooShortWords(stay, total);
  return { fields, lines: [...(isShort ? [isShort] : []), ...billWords(total, house.taxNote)] };
}

async function showPrices(
  visit: Visit,
  { fields, read }: ContentForm,
  refusal = NONE,
  trial = NO_TRIAL,
) {
  const { errors, conflicts } = refusal;
  const isRefused = errors.length + conflicts.length > 0;
  const props = {
    fields,
    read: JSON.stringify(read),
    errors,
    conflicts: conflicts.map(
      ({ label, theirs, yours }) => `${label}: adesso ${theirs}, voi ${yours}.`,
    ),
    rooms: (await visit.rooms()).map(({ slug, name }) => ({ value: slug, label: name })),
    trial,
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
      if (fields.get("azione") === "prova") {
        const form = await visit.run("pressedForm", posted, "");
        return showPrices(visit, form, NONE, await tryStay(visit, posted, fields));
      }
      const outcome = await visit.run("saveContentForm", posted);
      if ("form" in outcome) return showPrices(visit, outcome.form, outcome);
      return {
        location: DESK_PATHS.prices,
        notice: outcome.saved === 0 ? "Non è cambiato niente." : "Salvato.",
      };
    },
  },
};
