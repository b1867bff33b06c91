/** The screen "Prezzi" (prices) edits content/prices.yaml, and calculates what a stay costs with the prices in the form. */
import { DESK_PATHS } from "../paths.ts";
import { PricesPage, type PriceTrial } from "./screen.tsx";
import { roomsQuote } from "#app/domain/alternatives.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import {
  type ContentForm,
  type PostedForm,
  readContentForm,
  makeTypedForm,
} from "../words/content-form.ts";
import { formStatus, handleContentForm, parseFormPrices, parsePosted } from "../words/save-form.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { postedFields } from "../post/reply-fields.ts";
import { parseTypedStay } from "../post/typed-party.ts";

const PRICES_SCOPE = { file: "prices" };

const trialFieldsIn = (posted: URLSearchParams) => postedFields(posted, "prova_");

const EMPTY_TRIAL: PriceTrial = {
  fields: trialFieldsIn(new URLSearchParams({ prova_adulti: "2" })),
  lines: [],
};

async function calculateTrial(visit: Visit, posted: PostedForm): Promise<PriceTrial> {
  const fields = trialFieldsIn(posted.fields);
  const { stay, party, errors } = parseTypedStay(fields, houseDayAt(visit.now));
  const prices = stay && (await parseFormPrices(visit, posted));
  if (!stay || !party || !prices?.rates[fields.room]) {
    const [error = "Prima va corretto un prezzo: premete Salva per vedere quale."] =
      Object.values(errors);
    return { fields, lines: [], error };
  }
  const { phrases, house } = visit.contents()[DEFAULT_LANGUAGE];
  const quote = roomsQuote([fields.room], stay, party, prices);
  const { billWords, tooShortWords } = phrasebook(phrases);
  const warning = tooShortWords(stay, quote);
  return { fields, lines: [...(warning ? [warning] : []), ...billWords(quote, house.taxNote)] };
}

async function showPrices(visit: Visit, form: ContentForm, trial = EMPTY_TRIAL): Promise<Response> {
  const rooms = (await visit.rooms()).map(({ slug, name }) => ({ value: slug, label: name }));
  return visit.page(PricesPage, { ...form, rooms, trial }, formStatus(form));
}

export const pricesRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.prices]: async (visit) =>
      showPrices(visit, await readContentForm(visit, PRICES_SCOPE)),
  },
  forms: {
    [DESK_PATHS.prices]: async (visit, fields) => {
      if (fields.get("azione") !== "prova")
        return handleContentForm(visit, fields, PRICES_SCOPE, showPrices);
      const posted = parsePosted(PRICES_SCOPE, fields);
      const form = await makeTypedForm(visit, posted);
      return showPrices(visit, form, await calculateTrial(visit, posted));
    },
  },
};
