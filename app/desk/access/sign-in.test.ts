import { beforeEach, describe, expect, test } from "vitest";
import { lettersDue } from "#tests/support/mails.ts";
import { IS_FULL } from "#tests/support/full.ts";
import {
  cookieOf,
  openSignedOutDesk,
  propsOf,
  type SignedOutDesk,
} from "#tests/support/signed-out-desk.ts";

const MINUTE = 60_000;
const LINK_MINUTES = 15;

const GUESS_COUNT = IS_FULL ? 10_000 : 300;

let desk: SignedOutDesk;
beforeEach(() => {
  desk = openSignedOutDesk();
});

describe("a link", () => {
  test("lets a device in by a press, and is not used up when its page is fetched", async () => {
    const { token } = await desk.linkFor("telefono");
    for (let fetches = 0; fetches < 3; fetches++)
      expect(await (await desk.get(`/banco/entra/${token}`)).text()).toContain(token);
    const answer = await desk.post(`/banco/entra/${token}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/banco"]);
    expect(answer.headers.get("Set-Cookie")).toMatch(
      /^__Secure-banco=[\w-]{22}; Max-Age=2592000; Path=\/banco; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await desk.isInside(cookieOf(answer))).toBe(true);
  });

  test("on localhost, where browsers need no https, sets a plain cookie", async () => {
    desk = openSignedOutDesk({ siteUrl: "http://localhost:3000" });
    const { token } = await desk.linkFor("portatile");
    expect((await desk.post(`/banco/entra/${token}`)).headers.get("Set-Cookie")).toMatch(
      /^banco=[\w-]{22}; Max-Age=2592000; Path=\/banco; HttpOnly; SameSite=Strict$/,
    );
  });

  test("works once and in time, and every other link is refused in the same words", async () => {
    const { token } = await desk.linkFor("telefono");
    const late = await desk.linkFor("tardi");
    const both = await Promise.all([
      desk.post(`/banco/entra/${token}`),
      desk.post(`/banco/entra/${token}`),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 403]);
    desk.pass(LINK_MINUTES * 60_000);
    const refusals = await Promise.all(
      [token, late.token, "AAAAAAAAAAAAAAAAAAAAAA", "x"].map((one) =>
        desk.post(`/banco/entra/${one}`),
      ),
    );
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const words = await Promise.all(refusals.map((answer) => answer.text()));
    expect(new Set(words).size).toBe(1);
    expect(refusals.some((answer) => answer.headers.has("Set-Cookie"))).toBe(false);
  });

  test("has a code that works as well, however it is typed, and that is used up with it", async () => {
    const { token, code } = await desk.linkFor("telefono");
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const answer = await desk.post("/banco/entra", { fields: { codice: typed } });
    expect(await desk.isInside(cookieOf(answer))).toBe(true);
    expect((await desk.post(`/banco/entra/${token}`)).status).toBe(403);
    expect((await desk.post("/banco/entra", { fields: { codice: code } })).status).toBe(403);
  });

  test("allows ten guesses of its code from one network, and a hundred from all", async () => {
    let tryCount = 0;
    desk = openSignedOutDesk({ network: () => `198.51.100.${Math.floor(tryCount / 20)}` });
    const { token, code } = await desk.linkFor("telefono");
    const statuses = [];
    for (; tryCount < GUESS_COUNT; tryCount++)
      statuses.push((await desk.post("/banco/entra", { fields: { codice: "AAAA2222" } })).status);
    expect(statuses.filter((status) => status === 403).length).toBe(100);
    expect(statuses.slice(10, 20)).toEqual(Array(10).fill(429));
    const right = await desk.post("/banco/entra", { fields: { codice: code } });
    expect([right.status, right.headers.has("Set-Cookie")]).toEqual([429, false]);
    // While somebody guesses codes, the family's link works.
    tryCount++;
    expect((await desk.post(`/banco/entra/${token}`)).status).toBe(303);
  });

  test("that has expired gets the same answers as an unknown link in an empty store", async () => {
    const emptyDesk = openSignedOutDesk();
    const link = await desk.linkFor("telefono");
    await desk.enter("tablet");
    desk.pass(LINK_MINUTES * MINUTE);
    emptyDesk.pass(LINK_MINUTES * MINUTE);
    const requests = [
      (one: SignedOutDesk) => one.get("/banco/entra"),
      (one: SignedOutDesk) => one.get(`/banco/entra/${link.token}`),
      (one: SignedOutDesk) => one.post(`/banco/entra/${link.token}`),
      (one: SignedOutDesk) => one.post("/banco/entra", { fields: { codice: link.code } }),
      (one: SignedOutDesk) => one.post("/banco/entra/passkey", { fields: { credenziale: "{}" } }),
    ];
    for (const request of requests) {
      const [here, there] = [await request(desk), await request(emptyDesk)];
      expect(here.status).toBe(there.status);
      expect(Object.fromEntries(here.headers)).toEqual(Object.fromEntries(there.headers));
      expect(await here.text()).toBe(await there.text());
    }
  });

  test("confirms the session of a device that has one, and starts no second", async () => {
    const cookie = await desk.enter("telefono");
    const { token } = await desk.linkFor("posta");
    const answer = await desk.post(`/banco/entra/${token}`, { cookie });
    expect([answer.status, answer.headers.has("Set-Cookie")]).toEqual([303, false]);
    expect(await desk.devices(cookie)).toMatchObject([{ name: "telefono", isThisDevice: true }]);
  });
});

describe("a mailed link", () => {
  const letters = () => lettersDue(desk.database, desk.now());

  test("is sent at most three times an hour, and every press gets the same answer", async () => {
    desk = openSignedOutDesk({ hasMail: true });
    const answers = [];
    for (let presses = 0; presses < 6; presses++)
      answers.push(await desk.post("/banco/entra/posta"));
    for (const { status, headers } of answers)
      expect([status, headers.get("Location")]).toEqual([303, "/banco/entra?posta"]);
    const { props } = await propsOf(await desk.get("/banco/entra?posta"));
    expect(props).toMatchObject({ hasMail: true, isMailRequested: true });
    expect(await letters()).toHaveLength(3);
    desk.pass(61 * MINUTE);
    await desk.post("/banco/entra/posta");
    expect(await letters()).toHaveLength(4);
  });

  test("is not offered where the house sends no mail, and a press then stores no letter", async () => {
    expect((await propsOf(await desk.get("/banco/entra"))).props.hasMail).toBe(false);
    await desk.post("/banco/entra/posta");
    expect(await letters()).toEqual([]);
  });
});
