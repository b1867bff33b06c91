import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { type PostgresEnd, startPostgres } from "#tests/support/postgres.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { figure, letterOf, p95, post, referenceIn } from "./support/guest.ts";
import { scratch, smallSite, startServer } from "./support/server.ts";

/** Each way to end at least once. */
const ENDS = IS_FULL ? 200 : 4;
const HOWS: (PostgresEnd | "connections cut")[] = ["fast", "immediate", "crash", "connections cut"];
const GUESTS = 4;
const HEALED_WITHIN = 2_000;

async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Waits until the database answers us. */
async function databaseAnswers(url: string): Promise<void> {
  for (;;) {
    try {
      return void (await withDatabase(url, (client) => client.query("SELECT 1")));
    } catch {
      await pause(5);
    }
  }
}

test(`${ENDS} ends of the database cost no page and no message that was thanked for`, async () => {
  const postgres = await startPostgres();
  if (typeof postgres === "string") throw new Error(postgres);
  const { folder, remove } = scratch();
  const server = await startServer({
    site: smallSite(folder),
    environment: { DATA_DIR: folder, DATABASE_URL: postgres.url },
  });
  onTestFinished(async () => {
    await server.stop();
    postgres.stop();
    remove();
  });

  const faults: string[] = [];
  const thanked: { reference: string; at: number }[] = [];
  let [pages, refused] = [0, 0];
  const over = new AbortController();

  const writer = async (guest: number) => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      const text = `Ospite ${guest}, messaggio ${turn}`;
      try {
        const answer = await post(`${server.url}${FORM_PATHS.message}`, letterOf(text));
        const html = await answer.text();
        const reference = referenceIn(answer);
        if (reference) thanked.push({ reference, at: performance.now() });
        else if (answer.status === 503 && html.includes(text)) refused++;
        else faults.push(`message ${answer.status}`);
      } catch (error) {
        faults.push(`message ${String(error)}`);
      }
      await pause(10);
    }
  };
  const reader = async () => {
    while (!over.signal.aborted) {
      try {
        const answer = await fetch(server.url);
        await answer.arrayBuffer();
        if (answer.status === 200) pages++;
        else faults.push(`page ${answer.status}`);
      } catch (error) {
        faults.push(`page ${String(error)}`);
      }
      await pause(10);
    }
  };
  const guests = [
    ...Array.from({ length: GUESTS }, (_, guest) => writer(guest)),
    ...Array.from({ length: GUESTS }, reader),
  ];

  const healed: number[] = [];
  const thankedAfter = async (moment: number) => {
    while (!thanked.some(({ at }) => at > moment)) {
      if (performance.now() - moment > 20_000) throw new Error("No message is taken any more");
      await pause(5);
    }
    return thanked.find(({ at }) => at > moment)!.at - moment;
  };
  await thankedAfter(performance.now());
  for (let turn = 0; turn < ENDS; turn++) {
    const how = HOWS[turn % HOWS.length]!;
    if (how === "connections cut")
      await withDatabase(postgres.url, (client) =>
        client.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
        ),
      );
    else {
      await postgres.end(how);
      await pause(150);
      await postgres.start();
      await databaseAnswers(postgres.url);
    }
    healed.push(await thankedAfter(performance.now()));
    await pause(50);
  }
  over.abort();
  await Promise.all(guests);

  const { rows } = await withDatabase(postgres.url, (client) =>
    client.query<{ reference: string }>("SELECT reference FROM messages"),
  );
  const stored = new Set(rows.map(({ reference }) => reference));
  const lost = thanked.filter(({ reference }) => !stored.has(reference));
  figure(
    `${ENDS} ends of PostgreSQL (${HOWS.join(", ")}): ${pages} pages and ${thanked.length} thanks, ${refused} messages given back, ${faults.length} faults, ${lost.length} lost; healed after ${Math.round(p95(healed))} ms (p95), ${Math.round(Math.max(...healed))} ms at most`,
  );
  expect({ faults, lost }).toEqual({ faults: [], lost: [] });
  expect(refused).toBeGreaterThan(0);
  expect(Math.max(...healed)).toBeLessThan(HEALED_WITHIN);
});
