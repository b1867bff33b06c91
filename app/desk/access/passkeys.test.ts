import { beforeEach, describe, expect, test } from "vitest";
import {
  cookieOf,
  openSignedOutDesk,
  propsOf,
  type SignedOutDesk,
} from "#tests/support/signed-out-desk.ts";
import { TestPhone } from "#tests/support/test-phone.ts";

const SITE = "https://casa.example";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let desk: SignedOutDesk;
let phone: TestPhone;
let networkCount: number;
beforeEach(() => {
  networkCount = 0;
  // Each attempt comes from another network, because the rate limits have their own tests.
  desk = openSignedOutDesk({ siteUrl: SITE, network: () => `network ${networkCount++}` });
  phone = new TestPhone(SITE);
});

const optionsFor = async (path: string, cookie = "") =>
  (await desk.post(path, { cookie })).json() as Promise<{ challenge: string }>;

const signInOptions = () => optionsFor("/banco/entra/passkey/opzioni");
const registrationOptions = (cookie: string) =>
  optionsFor("/banco/accessi/passkey/opzioni", cookie);

const signIn = (credenziale: string) =>
  desk.post("/banco/entra/passkey", { fields: { credenziale } });

let formKeyCount = 0;
const save = (cookie: string, nuova: string, nome = "") => {
  const fields = { nuova, nome, chiave: String(formKeyCount++) };
  return desk.post("/banco/accessi/passkey", { cookie, fields });
};

/** A device that has entered with a link, and saved its access. */
async function enterAndSave(nome = "Telefono di Anna"): Promise<string> {
  const cookie = await desk.enter("posta");
  expect((await save(cookie, phone.create(await registrationOptions(cookie)), nome)).status).toBe(
    303,
  );
  return cookie;
}

/** The id of the device «perso», as another device lists it. */
const lostId = async (other: string) =>
  (await desk.devices(other)).find(({ name }) => name === "perso")!.id;

describe("a saved passkey", () => {
  test("lets the phone in under its name, months after its session has ended", async () => {
    await enterAndSave();
    desk.pass(300 * DAY);
    const answer = await signIn(phone.get(await signInOptions()));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/banco"]);
    const cookie = cookieOf(answer);
    expect(await desk.devices(cookie)).toEqual([
      expect.objectContaining({ name: "Telefono di Anna", isThisDevice: true, hasPasskey: true }),
    ]);
  });

  test("needs no user name, and needs finger, face or PIN", async () => {
    const cookie = await desk.enter("telefono");
    expect(await registrationOptions(cookie)).toMatchObject({
      rp: { id: "casa.example" },
      user: { name: "telefono" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const options = await signInOptions();
    expect(options).toMatchObject({ rpId: "casa.example", userVerification: "required" });
    expect(options).not.toHaveProperty("allowCredentials");
  });

  test("is not offered again on its phone", async () => {
    const cookie = await enterAndSave();
    expect(await registrationOptions(cookie)).toHaveProperty("excludeCredentials.length", 1);
    expect((await propsOf(await desk.get("/banco/accessi", cookie))).props).not.toHaveProperty(
      "unsavedName",
    );
  });

  test("is deleted with its device, and so are all the device's sessions", async () => {
    const firstCookie = await enterAndSave("perso");
    const newCookie = cookieOf(await signIn(phone.get(await signInOptions())));
    const other = await desk.enter("tablet");
    await desk.remove(other, await lostId(other));
    for (const cookie of [firstCookie, newCookie]) expect(await desk.isInside(cookie)).toBe(false);
    expect((await signIn(phone.get(await signInOptions()))).status).toBe(403);
    expect(await desk.devices(other)).toHaveLength(1);
  });

  test("is deleted with a device that another one listed before the passkey was saved", async () => {
    const [lost, other] = [await desk.enter("perso"), await desk.enter("tablet")];
    const id = await lostId(other);
    await save(lost, phone.create(await registrationOptions(lost)));
    await desk.remove(other, id);
    expect((await signIn(phone.get(await signInOptions()))).status).toBe(403);
  });

  test("is not saved by a device that is removed at the same moment", async () => {
    const [lost, other] = [await desk.enter("perso"), await desk.enter("tablet")];
    const credential = phone.create(await registrationOptions(lost));
    const id = await lostId(other);
    await Promise.all([desk.remove(other, id), save(lost, credential)]);
    expect((await signIn(phone.get(await signInOptions()))).status).toBe(403);
    expect(await desk.devices(other)).toHaveLength(1);
  });

  test("stays when all sessions end", async () => {
    const cookie = await enterAndSave();
    await desk.post("/banco/esci", { cookie });
    expect(await desk.isInside(cookie)).toBe(false);
    expect((await signIn(phone.get(await signInOptions()))).status).toBe(303);
  });
});

const ATTACKS: Record<string, () => Promise<string> | string> = {
  nothing: () => "",
  "no JSON": () => "{",
  "JSON that is no credential": () => "[null]",
  "JSON that is nothing": () => "null",
  "another site's page": async () =>
    phone.get(await signInOptions(), { origin: "https://casa.exarnple" }),
  "a page of the same host over http": async () =>
    phone.get(await signInOptions(), { origin: "http://casa.example" }),
  "another site's passkey": async () => phone.get(await signInOptions(), { rpId: "example" }),
  "nobody's finger": async () => phone.get(await signInOptions(), { isUserVerified: false }),
  "a challenge of somebody else": () => phone.get({ challenge: "A".repeat(72) }),
  "a challenge for saving": async () =>
    phone.get(await registrationOptions(await desk.enter("tablet"))),
  "a challenge of six minutes ago": async () => {
    const options = await signInOptions();
    desk.pass(6 * MINUTE);
    return phone.get(options);
  },
  "what was sent before": async () => {
    const credential = phone.get(await signInOptions());
    expect((await signIn(credential)).status).toBe(303);
    return credential;
  },
  "a challenge older than the last": async () => {
    const older = await signInOptions();
    desk.pass(1000);
    await signIn(phone.get(await signInOptions()));
    return phone.get(older);
  },
  "a phone that nobody knows": async () => {
    const stranger = new TestPhone(SITE);
    stranger.create(await signInOptions());
    return stranger.get(await signInOptions());
  },
  "a signature over something else": async () => {
    const credential = JSON.parse(phone.get(await signInOptions()));
    const other = JSON.parse(phone.get(await signInOptions()));
    credential.response.signature = other.response.signature;
    return JSON.stringify(credential);
  },
  "a copied key, whose count is behind": async () => {
    await signIn(phone.get(await signInOptions(), { counter: 7 }));
    desk.pass(1000);
    return phone.get(await signInOptions(), { counter: 7 });
  },
};

test("every other credential is refused, in the same words", async () => {
  await enterAndSave();
  const answers = [];
  for (const [what, credential] of Object.entries(ATTACKS)) {
    desk.pass(1000);
    const answer = await signIn(await credential());
    expect([what, answer.status, answer.headers.has("Set-Cookie")]).toEqual([what, 403, false]);
    answers.push(await answer.text());
  }
  expect(new Set(answers).size).toBe(1);
  desk.pass(1000);
  expect((await signIn(phone.get(await signInOptions(), { counter: 8 }))).status).toBe(303);
});

test("of two sign-ins with one credential at the same moment, one succeeds", async () => {
  await enterAndSave();
  const credential = phone.get(await signInOptions());
  const both = await Promise.all([signIn(credential), signIn(credential)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 403]);
});

test("a passkey is saved once, for the session that requested it, and from this site alone", async () => {
  const [mine, other] = [await desk.enter("mio"), await desk.enter("altro")];
  const refused = [
    phone.create(await registrationOptions(other)),
    phone.create(await signInOptions()),
    phone.create(await registrationOptions(mine), { origin: "https://casa.exarnple" }),
    phone.create(await registrationOptions(mine), { isUserVerified: false }),
    "",
  ];
  for (const credential of refused) expect((await save(mine, credential)).status).toBe(422);
  const options = await registrationOptions(mine);
  const credential = phone.create(options);
  expect((await save(mine, credential)).status).toBe(303);
  expect((await save(mine, credential)).status).toBe(422);
  expect((await save(mine, new TestPhone(SITE).create(options))).status).toBe(422);
  expect((await save(other, credential)).status).toBe(422);
  expect((await save("", credential)).headers.get("Location")).toBe("/banco/entra");
  expect((await desk.devices(mine)).filter(({ hasPasskey }) => hasPasskey)).toHaveLength(1);
});

test("a passkey still works after a clock that was ahead is put right", async () => {
  desk.pass(100 * DAY);
  await enterAndSave();
  await signIn(phone.get(await signInOptions()));
  desk.pass(-100 * DAY);
  expect((await signIn(phone.get(await signInOptions()))).status).toBe(303);
});
