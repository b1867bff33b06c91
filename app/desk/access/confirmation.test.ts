import { beforeEach, describe, expect, test } from "vitest";
import { allMessages, saveMessage } from "#server/store/messages.ts";
import { openSignedOutDesk, propsOf, type SignedOutDesk } from "#tests/support/signed-out-desk.ts";
import { TestPhone } from "#tests/support/test-phone.ts";

const SITE = "https://casa.example";
const MINUTE = 60_000;

const ANNA = { name: "Anna", email: "anna@posta.example", message: "C’è posto?", suspicion: "" };

const ERASE = "/banco/posta/1/cancella";

let desk: SignedOutDesk;
let cookie: string;
beforeEach(async () => {
  desk = openSignedOutDesk({ siteUrl: SITE, hasMail: true });
  cookie = await desk.enter("telefono");
  await saveMessage(desk.database, { ...ANNA, key: "1" }, desk.now());
});

const erase = (fields = {}) => desk.post(ERASE, { cookie, fields: { chiave: "k", ...fields } });
const isErased = async () => (await allMessages(desk.database)).length === 0;

describe("a confirmation", () => {
  test("is not needed for ten minutes after a link, a code or a passkey", async () => {
    desk.pass(10 * MINUTE);
    expect((await erase()).status).toBe(303);
    expect(await isErased()).toBe(true);
    expect((await desk.post("/banco/esci", { cookie })).status).toBe(303);
    expect(await desk.isInside(cookie)).toBe(false);
  });

  test("is needed a minute later, before a person is erased or all sessions end", async () => {
    desk.pass(11 * MINUTE);
    for (const path of [ERASE, "/banco/esci", "/banco/accessi", "/banco/accessi/passkey"]) {
      const { name, props } = await propsOf(
        await desk.post(path, { cookie, fields: { chiave: "k", altro: "x" } }),
      );
      // The fields of the form are sent again with the confirmation.
      expect([name, props.action, props.values]).toEqual(["Confirm", path, { altro: "x" }]);
    }
    expect(await isErased()).toBe(false);
    expect(await desk.isInside(cookie)).toBe(true);
    // An action that is not critical needs no confirmation.
    expect((await desk.get("/banco/accessi", cookie)).status).toBe(200);
  });

  test("is not needed when a device removes itself", async () => {
    desk.pass(11 * MINUTE);
    const [own] = await desk.devices(cookie);
    expect((await desk.remove(cookie, own!.id)).status).toBe(303);
    expect(await desk.isInside(cookie)).toBe(false);
  });

  test("is needed before a passkey is saved, because a passkey could confirm", async () => {
    const phone = new TestPhone(SITE);
    desk.pass(11 * MINUTE);
    const options = await (await desk.post("/banco/accessi/passkey/opzioni", { cookie })).json();
    const nuova = phone.create(options);
    const save = async (fields = {}) =>
      propsOf(await desk.post("/banco/accessi/passkey", { cookie, fields: { nuova, ...fields } }));
    expect(await save()).toMatchObject({ name: "Confirm", props: { values: { nuova } } });
    const { code } = await desk.linkFor("posta");
    expect(await save({ codice: code })).toMatchObject({ name: "" });
    expect(await desk.devices(cookie)).toMatchObject([{ hasPasskey: true }]);
  });

  test("accepts a right code, and no wrong one", async () => {
    desk.pass(11 * MINUTE);
    expect((await erase({ codice: "AAAA2222" })).status).toBe(403);
    expect(await isErased()).toBe(false);
    const { code } = await desk.linkFor("posta");
    const answer = await erase({ codice: code });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/banco\/posta\?esito=/),
    ]);
    expect(await isErased()).toBe(true);
    // For ten minutes after a confirmation the desk does not ask for another one.
    expect((await desk.post("/banco/esci", { cookie })).headers.get("Location")).toMatch(
      /^\/banco\/entra/,
    );
  });

  test("comes also from a mailed link that was opened on this device", async () => {
    desk.pass(11 * MINUTE);
    const { name, props } = await propsOf(await erase({ posta: "sì" }));
    expect([name, props.isMailRequested]).toEqual(["Confirm", true]);
    expect(await isErased()).toBe(false);
    const { token } = await desk.linkFor("posta");
    await desk.post(`/banco/entra/${token}`, { cookie });
    expect((await erase()).status).toBe(303);
  });

  test("cannot be guessed", async () => {
    desk.pass(11 * MINUTE);
    const statuses = [];
    for (let tries = 0; tries < 15; tries++)
      statuses.push((await erase({ codice: "AAAA2222" })).status);
    // The link with which the phone entered was one of the ten tries.
    expect(statuses).toEqual([...Array(9).fill(403), ...Array(6).fill(429)]);
  });
});
