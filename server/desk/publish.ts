/** `pubblica`: what stands in content/ and pictures/ is online, and back again with `--torna`. */
import { houseDayAt } from "#app/domain/availability.ts";
import { type Desk, formatTime } from "./command.ts";
import { BUILD, readOwnRelease, currentRelease, type NumberedRelease } from "./current-release.ts";
import { confirmPublishing } from "./confirm.ts";
import { DeskError } from "./desk-error.ts";
import { demandSpace, RESERVE } from "#server/system/disk-space.ts";
import { changedPages, parsePacked, unpack } from "../site/release.ts";
import { preparePublication } from "../site/renderer.ts";
import { upToDateRelease } from "../site/up-to-date-release.ts";
import { isDiskFull } from "#server/system/disk-space.ts";
import { StoreUnavailable } from "../store/database.ts";
import { publish as addRelease, takeBack } from "../store/releases.ts";

const SECONDS = new Intl.NumberFormat("it-IT", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const MOST_SHOWN = 12;

function formatPages(pages: string[]): string {
  if (pages.length === 0) return "nessuna, solo quello che sta accanto alle pagine";
  const start = pages.slice(0, MOST_SHOWN).join(", ");
  return pages.length > MOST_SHOWN ? `${start} e altre ${pages.length - MOST_SHOWN}` : start;
}

async function rollBack(desk: Desk, own: NumberedRelease): Promise<void> {
  const before = await currentRelease(desk.database, own);
  if (!(await takeBack(desk.database, own.release)))
    throw new DeskError(
      "Non c’è niente a cui tornare: in linea c’è il sito com’è stato costruito.",
    );
  const now = await currentRelease(desk.database, own);
  desk.print(
    `Tornato in linea il sito del ${formatTime(now.release.made)}. Non c’è più quello del ${formatTime(before.release.made)}.`,
  );
  const changed = changedPages(unpack(now.release), unpack(before.release));
  desk.print(`Pagine cambiate: ${formatPages(changed)}.`);
  desk.print(
    "I file in content/ sono rimasti come sono: al prossimo «pubblica» vanno di nuovo in linea.",
  );
}

/** Messages come first: a release is refused before it takes the space that they need, in the store and in its log. */
async function demandStoreSpace({ settings }: Desk, bytes: number): Promise<void> {
  if (!settings.databaseUrl) await demandSpace(settings.dataDir, 2 * bytes);
}

/** Publishes after what is current now; false where somebody else has published meanwhile. */
async function publishOnce(desk: Desk, own: NumberedRelease, words: string[]): Promise<boolean> {
  const { siteUrl: url, dataDir } = desk.settings;
  const current = await currentRelease(desk.database, own);
  const place = { build: BUILD, url, dataDir };
  const last = await upToDateRelease(current.body, place, houseDayAt(desk.now), current.release);
  const prepared = await preparePublication({ build: BUILD, url, now: desk.now, last });
  if ("slips" in prepared)
    throw new DeskError(
      `Da correggere:\n${prepared.slips.join("\n")}\nNon è cambiato niente: in linea resta il sito di prima.`,
    );
  if (!prepared.isNew) {
    desk.print("In linea c’è già tutto: in content/ e pictures/ non è cambiato niente.");
    return true;
  }
  const { buildId, body, pictures, changed } = prepared;
  const { publishQuestions } = await import("./publish-questions.ts");
  const [before, after] = [parsePacked(last).contents, parsePacked(body).contents];
  await confirmPublishing(desk, words, publishQuestions(before, after));
  await demandStoreSpace(desk, body.length);
  const published = { build: buildId, made: desk.now, body, pictures };
  const base = { number: current.number, build: own.release };
  if (!(await addRelease(desk.database, published, base))) return false;
  const seconds = SECONDS.format(performance.now() / 1000);
  desk.print(`Pubblicato in ${seconds} secondi: il sito lo mostra subito.`);
  desk.print(`Pagine cambiate: ${formatPages(changed)}.`);
  desk.print("Per tornare indietro: npm run desk -- pubblica --torna");
  return true;
}

/** How often a publication begins anew because somebody else was faster. */
const TRIES = 3;

async function publishWithRetries(
  desk: Desk,
  own: NumberedRelease,
  words: string[],
): Promise<void> {
  for (let turn = 0; turn < TRIES; turn++) if (await publishOnce(desk, own, words)) return;
  throw new DeskError(
    "Non è cambiato niente: qualcun altro sta pubblicando. Riprovate fra un minuto.",
  );
}

/** What a failure is for the family: one sentence, with the reason for who repairs it. */
function toDeskError(error: unknown): unknown {
  if (isDiskFull(error))
    return new DeskError(
      `Il disco è pieno: non è cambiato niente, in linea resta il sito di prima. ${Math.round(RESERVE / 1e6)} MB restano sempre liberi per i messaggi degli ospiti: liberate spazio, poi pubblicate di nuovo.`,
    );
  if (error instanceof DeskError || error instanceof StoreUnavailable) return error;
  const [reason] = String(error).split("\n");
  return new DeskError(
    `Non è cambiato niente, perché il sito costruito qui è guasto: rifatelo con npm run build e riprovate (${reason}).`,
  );
}

/** Publishes, or goes back by one; whatever fails, what is online stays online. */
export async function publish(desk: Desk, words: string[]): Promise<void> {
  try {
    const own = await readOwnRelease();
    await (words.includes("--torna") ? rollBack(desk, own) : publishWithRetries(desk, own, words));
  } catch (error) {
    // What was not committed stands in the log, and would keep the disk full.
    await desk.database.scrub().catch(() => {});
    throw toDeskError(error);
  }
}
