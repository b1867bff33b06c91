import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { purgeExpired } from "#server/store/retention.ts";
import { cookieOf, openSignedOutDesk, type SignedOutDesk } from "#tests/support/signed-out-desk.ts";

const DAY = 24 * 3_600_000;

let desk: SignedOutDesk;
beforeEach(() => {
  desk = openSignedOutDesk();
});

const deviceId = async (cookie: string, device: string) =>
  (await desk.devices(cookie)).find(({ name }) => name === device)!.id;

describe("a session", () => {
  test("lasts thirty days from its last use", async () => {
    const cookie = await desk.enter("telefono");
    for (let uses = 0; uses < 3; uses++) {
      desk.pass(29 * DAY);
      const answer = await desk.get("/banco", cookie);
      expect(answer.status).toBe(200);
      expect(cookieOf(answer)).toBe(cookie);
      // The cookie is renewed once a day.
      expect((await desk.get("/banco", cookie)).headers.has("Set-Cookie")).toBe(false);
    }
    desk.pass(30 * DAY);
    expect(await desk.isInside(cookie)).toBe(false);
    await purgeExpired(desk.database, { keepMonths: 24, keepSignUpDays: 7 }, desk.now());
  });

  test("ends when another device removes it, or ends all", async () => {
    const [phone, lost, tablet] = [
      await desk.enter("telefono"),
      await desk.enter("perso"),
      await desk.enter("tablet"),
    ];
    await desk.remove(phone, await deviceId(phone, "perso"));
    expect([
      await desk.isInside(phone),
      await desk.isInside(lost),
      await desk.isInside(tablet),
    ]).toEqual([true, false, true]);
    await desk.post("/banco/esci", { cookie: phone });
    expect([await desk.isInside(phone), await desk.isInside(tablet)]).toEqual([false, false]);
  });

  test("is needed for every page: without one there is only the sign-in", async () => {
    for (const cookie of ["", "__Secure-banco=AAAAAAAAAAAAAAAAAAAAAA", "banco=x"])
      for (const path of ["/banco", "/banco/accessi", "/banco/altro", "/banco/xyz"]) {
        const answers = [await desk.get(path, cookie), await desk.post(path, { cookie })];
        for (const answer of answers) {
          expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/banco/entra"]);
          expect(await answer.text()).toBe("");
        }
      }
  });

  test("is found after a link from another site, because the page reloads itself", async () => {
    const answer = await desk.get("/banco", "", { "Sec-Fetch-Site": "cross-site" });
    expect(answer.headers.get("Refresh")).toBe("0");
  });
});

test("a form of another site is refused, with the cookie and without", async () => {
  const cookie = await desk.enter("telefono");
  const foreignHeaders = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site", Origin: "https://casa.example" },
  ];
  for (const headers of foreignHeaders) {
    const answer = await desk.post("/banco/esci", { cookie, headers });
    expect(answer.status).toBe(403);
    expect(await (await desk.post("/banco/esci", { headers })).text()).toBe(await answer.text());
  }
  expect(await desk.isInside(cookie)).toBe(true);
});

test("a form that is sent twice acts once, and both answers are the same", async () => {
  const cookie = await desk.enter("telefono");
  await desk.enter("tablet");
  const id = await deviceId(cookie, "tablet");
  const fields = { togli: id, chiave: "abc" };
  const both = await Promise.all([
    desk.post("/banco/accessi", { cookie, fields }),
    desk.post("/banco/accessi", { cookie, fields }),
  ]);
  const [first, second] = both.map((answer) => answer.headers.get("Location")!);
  expect(second).toBe(first);
  expect(await (await desk.get(first!, cookie)).text()).toContain("Tolto: tablet.");
  // A form with the same key and other fields counts as another form.
  const other = await desk.post("/banco/accessi", {
    cookie,
    fields: { togli: "x", chiave: "abc" },
  });
  expect(await (await desk.get(other.headers.get("Location")!, cookie)).text()).toContain(
    "già tolto",
  );
});

test("pages are compressed for a phone that accepts it", async () => {
  const answer = await desk.get("/banco/entra", "", { "Accept-Encoding": "gzip, br" });
  expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toMatch(/SignIn/);
});

test("no answer may be stored, indexed or framed, or run scripts from the page's words", async () => {
  const cookie = await desk.enter("telefono");
  for (const answer of [
    await desk.get("/banco", cookie),
    await desk.get("/banco/entra"),
    await desk.get("/banco/xyz", cookie),
    await desk.post("/banco/esci", { cookie }),
  ]) {
    const { headers } = answer;
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Content-Security-Policy")).toContain("require-trusted-types-for 'script'");
  }
});
