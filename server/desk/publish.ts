/** `pubblica`: what stands in content/ and pictures/ is online, and back again with `--torna`. */
import { type Desk, when } from "./command.ts";
import { BUILD, buildsOwn, currentOf } from "./current-release.ts";
import { confirmPublishing } from "./confirm.ts";
import { DeskError } from "./desk-error.ts";
import type { Release } from "../site/release.ts";
import { isDiskFull } from "../store/disk-full.ts";
import { StoreUnavailable } from "../store/database.ts";
import { publish as keep, takeBack } from "../store/releases.ts";

const SECONDS = new Intl.NumberFormat("it-IT", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The addresses of pages that are not the same in both, new and gone ones too. */
function changedPages({ files: now }: Release, { files: before }: Release): string[] {
  const names = new Set([...now.keys(), ...before.keys()]);
  const changed = [...names].filter((name) => {
    const [one, other] = [now.get(name), before.get(name)];
    return name.endsWith("index.html") && !(one && other?.body.equals(one.body));
  });
  return changed.map((name) => `/${name.replace(/\/?index\.html$/, "")}`).toSorted();
}

const MOST_SHOWN = 12;

function listed(pages: string[]): string {
  if (pages.length === 0) return "nessuna, solo quello che sta accanto alle pagine";
  const shown = pages.slice(0, MOST_SHOWN).join(", ");
  return pages.length > MOST_SHOWN ? `${shown} e altre ${pages.length - MOST_SHOWN}` : shown;
}

async function back(desk: Desk, own: Release): Promise<void> {
  const before = await currentOf(desk.database, own);
  if (!(await takeBack(desk.database, own)))
    throw new DeskError(
      "Non c’è niente a cui tornare: in linea c’è il sito com’è stato costruito.",
    );
  const now = await currentOf(desk.database, own);
  desk.print(
    `Tornato in linea il sito del ${when(now.made)}. Non c’è più quello del ${when(before.made)}.`,
  );
  desk.print(`Pagine cambiate: ${listed(changedPages(now, before))}.`);
  desk.print(
    "I file in content/ sono rimasti come sono: al prossimo «pubblica» vanno di nuovo in linea.",
  );
}

async function forward(desk: Desk, own: Release, words: string[]): Promise<void> {
  const { publishQuestions } = await import("./publish-questions.ts");
  const { prepareRelease } = await import("../site/prepare-release.ts");
  const last = await currentOf(desk.database, own);
  const prepared = await prepareRelease({
    build: BUILD,
    url: desk.settings.siteUrl,
    now: desk.now,
    last,
  });
  if ("slips" in prepared)
    throw new DeskError(
      `Da correggere:\n${prepared.slips.join("\n")}\nNon è cambiato niente: in linea resta il sito di prima.`,
    );
  if (!prepared.isNew) {
    desk.print("In linea c’è già tutto: in content/ e pictures/ non è cambiato niente.");
    return;
  }
  const { release, body, pictures } = prepared;
  await confirmPublishing(desk, words, publishQuestions(last.contents, release.contents));
  await keep(desk.database, { build: release.build, made: release.made, body, pictures });
  const seconds = SECONDS.format(performance.now() / 1000);
  desk.print(`Pubblicato in ${seconds} secondi: il sito lo mostra subito.`);
  desk.print(`Pagine cambiate: ${listed(changedPages(release, last))}.`);
  desk.print("Per tornare indietro: npm run desk -- pubblica --torna");
}

/** What a failure is for the family: one sentence, with the reason for who repairs it. */
function told(error: unknown): unknown {
  if (isDiskFull(error))
    return new DeskError(
      "Il disco è pieno: non è cambiato niente, in linea resta il sito di prima.",
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
    const own = await buildsOwn();
    await (words.includes("--torna") ? back(desk, own) : forward(desk, own, words));
  } catch (error) {
    throw told(error);
  }
}
