import { setTimeout as pause } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { storeFile } from "#server/store/open.ts";
import { browserHeaders, figure, letterOf, network, post, referenceIn } from "./support/guest.ts";
import { oneServer } from "./support/one-server.ts";

const server = oneServer();

function rows(sql: string): Record<string, unknown>[] {
  const file = new DatabaseSync(storeFile(server.folder), { readOnly: true });
  try {
    return file.prepare(sql).all();
  } finally {
    file.close();
  }
}

async function token(): Promise<string> {
  const answer = await fetch(`${server.url}${FORM_PATHS.token}`);
  return ((await answer.json()) as { token: string }).token;
}

type Visit = { text: string; more?: Record<string, string>; headers?: Record<string, string> };

async function visit({ text, more = {}, headers = browserHeaders() }: Visit): Promise<boolean> {
  const body = letterOf(text);
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  return referenceIn(await post(`${server.url}${FORM_PATHS.message}`, body, headers)) !== undefined;
}

/** As people come: with scripts and without, in a hurry or not, with one link, from old browsers. */
const HUMANS: ((name: string) => Promise<boolean>)[] = [
  async (text) => {
    const gettone = await token();
    await pause(3_200);
    return visit({ text, more: { [FORM_FIELDS.token]: gettone } });
  },
  async (text) => visit({ text, more: { [FORM_FIELDS.token]: await token() } }), // the browser filled it all in
  (text) => visit({ text }), // no scripts
  async (text) =>
    visit({
      text: `${text} https://www.example.com/foto`,
      more: { [FORM_FIELDS.token]: await token() },
    }),
  async (text) => {
    const gettone = await token();
    await pause(3_200);
    // An old browser: it names its origin and knows no Sec-Fetch-Site.
    const headers = { "Accept-Language": "it", Origin: server.url, "X-Forwarded-For": network() };
    return visit({ text, more: { [FORM_FIELDS.token]: gettone }, headers });
  },
];

/** As programs come: without a browser's words, into every field, with links in code, with false tokens. */
const BOTS: ((name: string) => Promise<boolean>)[] = [
  (text) => visit({ text, headers: { "X-Forwarded-For": network() } }),
  (text) => visit({ text, more: { [FORM_FIELDS.honeypot]: "https://spam.example" } }),
  (text) => visit({ text, more: { [FORM_FIELDS.token]: "abc.def.ghi" } }),
  (text) => visit({ text: `${text} [url=https://spam.example]x[/url]` }),
  async (text) =>
    visit({
      text: `${text} ${"https://spam.example ".repeat(5)}`,
      more: { [FORM_FIELDS.token]: await token() },
    }),
];

test("thirty people are all heard, thirty programs are kept aside, nobody is dropped", async () => {
  const come = (kind: string, ways: typeof HUMANS) =>
    Promise.all(
      Array.from({ length: 30 }, (_, index) => ways[index % ways.length]?.(`${kind} ${index}`)),
    );
  const [humans, bots] = await Promise.all([come("umano", HUMANS), come("robot", BOTS)]);
  const held = (kind: string, suspect: boolean) =>
    rows(`SELECT 1 FROM messages WHERE message LIKE '${kind} %' AND (suspicion <> '') = ${suspect}`)
      .length;
  figure(
    `30 human visits: ${held("umano", false)} heard, ${held("umano", true)} quarantined; 30 bots: ${held("robot", true)} quarantined, ${held("robot", false)} let through`,
  );
  expect(humans).toEqual(Array(30).fill(true));
  expect(bots).toEqual(Array(30).fill(true)); // a program learns nothing from the answer
  expect(held("umano", false)).toBe(30);
  expect(held("robot", true)).toBe(30);
});

test("1 000 sign-ups for one victim from 200 addresses are one mail", async () => {
  const victim = "vittima@posta.example";
  const from = Array.from({ length: 200 }, network);
  const answers = new Map<number, number>();
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      from.map(async (address, index) => {
        const body = new URLSearchParams({
          [FORM_FIELDS.email]: index % 2 ? victim.toUpperCase() : victim,
        });
        const headers = { ...browserHeaders(), "X-Forwarded-For": address };
        const { status } = await post(`${server.url}${FORM_PATHS.newsletter}`, body, headers);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }),
    );
  }
  const mails = rows("SELECT recipient FROM letters WHERE kind = 'confirm'");
  figure(
    `1 000 sign-ups for one address from 200: ${mails.length} mail; answers ${JSON.stringify([...answers])}`,
  );
  expect(mails).toEqual([{ recipient: victim }]);
  expect([...answers.values()].reduce((sum, count) => sum + count)).toBe(1_000);
});
