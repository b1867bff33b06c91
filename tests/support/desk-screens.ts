/** How a browser opens each screen of the desk, in each of its states. */
import type { Page } from "@playwright/test";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { daysAfter, type Stay } from "#app/domain/stay.ts";
import { addFeed, allFeeds, replaceNights } from "#server/store/feeds.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { browserHeaders, formOf } from "#tests/faults/support/guest.ts";
import { readContents } from "./content.ts";
import type { DeskServer } from "./desk-page.ts";

const SLUG = "elegant_room";

const SOLD = daysAfter(houseDayAt(Date.now()), 40);

/** The text that a guest sends by a chat link of the English site; `room` is the index of the room. */
export function chatText(room: number, stay: Stay, children = 0): string {
  const { phrases, rooms } = readContents().en;
  const party = { rooms: 1, adults: 2, children, ages: [4] };
  return phrasebook(phrases).enquiryMessage({ stay, party }, rooms.rooms[room]!.name);
}

export const AUGUST: Stay = { checkIn: "2027-08-12", checkOut: "2027-08-15" };

export async function writeMessage(page: Page, name: string, text: string): Promise<void> {
  const guestFields = { [FORM_FIELDS.name]: name, [FORM_FIELDS.email]: "klara@posta.example" };
  const form = { ...Object.fromEntries(formOf(text)), ...guestFields };
  const headers = browserHeaders();
  await page.request.post(FORM_PATHS.message, { form, headers, maxRedirects: 0 });
}

function send(page: Page, path: string, fields: Record<string, string>) {
  const form = { chiave: crypto.randomUUID(), ...fields };
  return page.request.post(path, { form, maxRedirects: 0 });
}

/** A house with a message, a portal that is silent, a stay, closed nights, and a night that is sold twice. */
export async function fillHouse(page: Page, { database }: DeskServer): Promise<void> {
  if ((await database.read(allFeeds)).length > 0) return;
  await writeMessage(page, "Klara Weber", "Avete posto dal 12 al 15 agosto 2027? Siamo in due.");
  await database.transaction(async (query) => {
    // The address is invalid, so that no lookup leaves this machine.
    const address = "https://calendario.invalid/x.ics";
    await addFeed(query, { room: SLUG, name: "Airbnb", address }, Date.now());
    await query("UPDATE feeds SET readAt = ?", [Date.now()]);
    const soldNights = new Map([[SOLD, { isOwn: true, isReported: false }]]);
    await replaceNights(query, { room: SLUG, portal: "airbnb" }, soldNights);
  });
  const nights = { camera: SLUG, dal: SOLD, al: daysAfter(SOLD, 2), nota: "Bianchi, in due" };
  const stay = { ...nights, azione: "soggiorno", conferma: "soggiorno" };
  await send(page, DESK_PATHS.calendar, stay);
  const closed = { ...nights, camera: "casa", dal: daysAfter(SOLD, 3), al: daysAfter(SOLD, 5) };
  await send(page, DESK_PATHS.calendar, { ...closed, nota: "", azione: "chiudi" });
}

const pressButton = (page: Page, name: string) => page.getByRole("button", { name }).last().click();

const pressFirst = (page: Page, name: RegExp) => page.getByRole("button", { name }).first().click();

const CALENDAR = `${DESK_PATHS.calendar}?mese=${SOLD.slice(0, 7)}`;

const NEW_REVIEW = `${DESK_PATHS.site}/home/parole.reviews.items.nuova?nuova`;

type State = string | ((page: Page) => Promise<void>);

async function readText(page: Page, text: string): Promise<void> {
  await page.goto(DESK_PATHS.inbox);
  await page.getByLabel("Testo dell’ospite").fill(text);
  await pressButton(page, "Leggi");
}

async function openMessage(page: Page): Promise<void> {
  await page.goto(DESK_PATHS.inbox);
  await page.getByRole("link", { name: /Klara Weber/ }).click();
}

/** Raises prices in the draft, so that it differs from what other tests have published. */
async function raisePrices(page: Page): Promise<void> {
  await page.goto(DESK_PATHS.prices);
  for (const room of ["Elegant Room", "Natural Room"]) {
    const priceField = page.getByLabel(`${room}, a notte`);
    await priceField.fill(String(Number.parseInt(await priceField.inputValue(), 10) + 1));
  }
  await pressButton(page, "Salva");
}

export const SCREENS: Record<string, State> = {
  today: DESK_PATHS.today,
  "calendar, this month": DESK_PATHS.calendar,
  "calendar, nights chosen": `${CALENDAR}&camera=${SLUG}&dal=${SOLD}&al=${daysAfter(SOLD, 3)}`,
  "calendar, a stay": `${DESK_PATHS.calendar}?chi=`,
  "calendar, a stay refused": async (page) => {
    await page.goto(`${DESK_PATHS.calendar}?chi=`);
    await page.getByLabel("Camera").selectOption(SLUG);
    await page.getByLabel("Prima notte").fill(SOLD);
    await page.getByLabel("Partenza").fill(daysAfter(SOLD, 1));
    await pressButton(page, "Segna un soggiorno");
  },
  post: DESK_PATHS.inbox,
  "reply, with an answer": (page) =>
    readText(page, `${chatText(0, AUGUST, 1)}\nklara@posta.example +44 20 7946 0018`),
  "reply, a guest's own words": (page) => readText(page, "Avete posto?"),
  "reply, refused": async (page) => {
    await readText(page, "Avete posto?");
    await page.getByLabel("Arrivo", { exact: true }).fill(AUGUST.checkIn);
    await pressButton(page, "Ricalcola");
  },
  prices: DESK_PATHS.prices,
  "prices, refused": async (page) => {
    await page.goto(DESK_PATHS.prices);
    await page.getByLabel("Elegant Room, a notte").fill("tanto");
    await pressButton(page, "Salva");
  },
  "prices, with a season": async (page) => {
    await page.goto(DESK_PATHS.prices);
    await page.getByRole("link", { name: "Aggiungi: stagione" }).click();
  },
  "prices, a stay tried": async (page) => {
    await page.goto(DESK_PATHS.prices);
    await pressButton(page, "Prova");
  },
  notice: DESK_PATHS.notice,
  more: DESK_PATHS.more,
  message: openMessage,
  "everything erased": async (page) => {
    await openMessage(page);
    await page.getByText("Questa persona").click();
    await page.getByRole("link", { name: "Cancella tutto" }).click();
  },
  portals: DESK_PATHS.portals,
  "portals, refused": async (page) => {
    await page.goto(DESK_PATHS.portals);
    await pressButton(page, "Aggiungi");
  },
  site: DESK_PATHS.site,
  "site, a word found": `${DESK_PATHS.site}?cerca=colline`,
  "first days, photographs": DESK_PATHS.firstDays,
  "first days": `${DESK_PATHS.firstDays}?domanda=casa`,
  "site, a page": `${DESK_PATHS.site}/home`,
  "site, a part": `${DESK_PATHS.site}/home/parole.reviews`,
  "site, a list": `${DESK_PATHS.site}/home/parole.reviews.items`,
  "site, for who looks after it": DESK_PATHS.technical,
  "site, a new review": NEW_REVIEW,
  "site, a new review refused": async (page) => {
    await page.goto(NEW_REVIEW);
    await pressButton(page, "Salva");
  },
  "a new room": DESK_PATHS.newRoom,
  "a new story, refused": async (page) => {
    await page.goto(DESK_PATHS.newStory);
    await pressButton(page, "Aggiungi");
  },
  "site, a part refused": async (page) => {
    await page.goto(`${DESK_PATHS.site}/house/fatti.address`);
    await page.getByLabel("CAP").fill("");
    await pressButton(page, "Salva");
  },
  "site, a picture chosen": async (page) => {
    await page.goto(`${DESK_PATHS.site}/pictures/fatti.home`);
    await pressFirst(page, /^Un’altra/);
  },
  "site, an entry taken out": async (page) => {
    await page.goto(`${DESK_PATHS.site}/about/parole.reviews.items`);
    await pressFirst(page, /^Togli/);
  },
  pictures: DESK_PATHS.pictures,
  "a new picture": DESK_PATHS.newPicture,
  picture: async (page) => {
    await page.goto(`${DESK_PATHS.pictures}/elegant-wide`);
    const file = page.getByLabel("Fotografia dal telefono");
    await file.setInputFiles("pictures/masters/elegant-wide.jpg");
    await pressButton(page, "Metti questa fotografia");
    await page.getByText(/^Salvata:/).waitFor();
  },
  publish: DESK_PATHS.publish,
  "publish, with changes": async (page) => {
    await raisePrices(page);
    await page.getByRole("link", { name: "Quali?" }).click();
  },
  history: DESK_PATHS.history,
  "history, what becomes of the draft": async (page) => {
    await raisePrices(page);
    // The draft is published from its own screen, because the prices' screen would ask about other tests' changes.
    await page.goto(DESK_PATHS.publish);
    await pressButton(page, "Pubblica");
    await page.getByText(/^Pubblicato:/).waitFor();
    await raisePrices(page);
    await page.goto(DESK_PATHS.history);
    await pressFirst(page, /^Torna a questa/);
    await page.getByRole("heading", { name: "E le modifiche di adesso?" }).waitFor();
  },
  access: DESK_PATHS.access,
  "an unknown page": "/banco/altrove",
};

export const SIGN_IN: Record<string, State> = {
  "sign-in": DESK_PATHS.signIn,
  "sign-in with a link": `${DESK_PATHS.signIn}/collegamento`,
  "sign-in, refused": async (page) => {
    await page.goto(DESK_PATHS.signIn);
    await page.getByLabel("Codice").fill("0000 0000");
    await pressButton(page, "Entra");
    await page.getByRole("alert").waitFor();
  },
};

export async function openScreen(page: Page, state: State): Promise<void> {
  await (typeof state === "string" ? page.goto(state) : state(page));
}
