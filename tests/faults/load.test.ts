import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { browserHeaders, figure, letterOf, network, post, send } from "./support/guest.ts";
import { BUILD, scratch, smallSite, startServer } from "./support/server.ts";
import { lookInto } from "./support/store.ts";
import { fakeSmtp } from "./support/smtp.ts";

const { folder, remove } = scratch();
let site = "";
beforeAll(() => {
  site = smallSite(folder);
});
afterAll(remove);

test("told to stop while a form is on its way, the server answers it first", async () => {
  const dataDir = `${folder}/stop`;
  const server = await startServer({ site, environment: { DATA_DIR: dataDir } });
  const body = String(letterOf("Un attimo prima"));
  const words = `POST ${FORM_PATHS.message} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nAccept-Language: it\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
  const answer = new Promise<string>((resolve) => {
    let said = "";
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => {
      socket.write(words + body.slice(0, 20));
      // The rest comes when the server has been told to stop.
      setTimeout(() => socket.write(body.slice(20)), 800);
    });
    socket.on("data", (chunk) => (said += chunk.toString()));
    socket.on("close", () => resolve(said));
    socket.on("error", () => resolve(said));
  });
  await pause(300);
  const asked = performance.now();
  const code = await server.stop();
  const took = performance.now() - asked;
  const reference = /rif=([A-Z\d]{3}-[A-Z\d]{3})/.exec(await answer)?.[1] ?? "";
  figure(
    `SIGTERM in flight: answered with ${reference}, exit ${code} after ${(took / 1000).toFixed(2)} s`,
  );
  expect(lookInto(dataDir).references.has(reference)).toBe(true);
  expect({ code, isInTime: took < 5_000 }).toEqual({ code: 0, isInTime: true });
});

const SECONDS = IS_FULL ? 300 : 4;

test(`${SECONDS} seconds of mixed load leave no error and lose no message`, async () => {
  const dataDir = `${folder}/load`;
  const smtp = await fakeSmtp();
  await smtp.open();
  const server = await startServer({
    site: BUILD,
    environment: {
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}?tls=never`,
    },
  });
  const errors: string[] = [];
  const thanked: string[] = [];
  let done = 0;
  const over = new AbortController();
  const visit = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { "Accept-Encoding": "br" } });
    await answer.arrayBuffer();
    if (answer.status !== 200) errors.push(`${path} ${answer.status}`);
  };
  const guest = async (index: number) => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      try {
        await visit(["/", "/contatti", "/elegant_room", FORM_PATHS.token][turn % 4] ?? "/");
        if (turn % 10 === index) {
          const reference = await send(server.url, `${index}/${turn}`);
          if (reference) thanked.push(reference);
          else errors.push("not thanked");
        }
        if (turn % 25 === index) {
          const body = new URLSearchParams({
            [FORM_FIELDS.email]: `${index}.${turn}@posta.example`,
          });
          const headers = { ...browserHeaders(), "X-Forwarded-For": network() };
          const { status } = await post(`${server.url}${FORM_PATHS.newsletter}`, body, headers);
          // At length a day's queue fills up, and then it is said to come back later.
          if (status !== 303 && !(IS_FULL && status === 503)) errors.push(`newsletter ${status}`);
        }
        if (turn % 40 === index)
          await post(`${server.url}${FORM_PATHS.message}`, new URLSearchParams());
      } catch (error) {
        errors.push(String(error));
      }
      done++;
      await pause(2);
    }
  };
  const guests = Array.from({ length: 8 }, (_, index) => guest(index));
  await pause(SECONDS * 1_000);
  over.abort();
  await Promise.all(guests);
  await pause(1_000);
  await server.stop();
  await smtp.close();
  const { references } = lookInto(dataDir);
  const lost = thanked.filter((reference) => !references.has(reference));
  figure(
    `mixed load ${SECONDS} s: ${done} visits, ${errors.length} errors, ${thanked.length} thanked, ${lost.length} lost, ${smtp.received.length} mails`,
  );
  expect({ errors, lost }).toEqual({ errors: [], lost: [] });
  expect(thanked).not.toEqual([]);
});
