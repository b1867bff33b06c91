import { describe, expect, test } from "vitest";
import { allFeeds } from "#server/store/feeds.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { Portals } from "./screen.tsx";

const desk = eachTestDesk();

const add = (fields = {}) =>
  desk.send("/banco/portali", {
    camera: "elegant_room",
    portale: "Airbnb",
    // No server has a name that ends in .invalid, so the first reading fails.
    indirizzo: "https://calendario.invalid/x.ics",
    ...fields,
  });

test("a new portal is added with the result of its first reading, and gets our address", async () => {
  const { location } = await add();
  const { props } = await desk.read(location);
  expect(props["notice"]).toMatch(/^Attenzione: Airbnb è aggiunto, ma .* Si riprova da solo\.$/);
  expect(props["rooms"]).toMatchObject([
    {
      name: "Elegant Room",
      portals: [{ name: "Airbnb", address: expect.stringContaining("/calendari/elegant_room/") }],
    },
    { portals: [] },
    { portals: [] },
  ]);
});

describe("a removed portal", () => {
  const KEY = { camera: "elegant_room", portale: "airbnb" };
  const remove = () => desk.send("/banco/portali/togli", { ...KEY, conferma: "sì" });
  const putBack = () => desk.send("/banco/portali/rimetti", KEY);
  const roomShown = async () => (await desk.read<typeof Portals>("/banco/portali")).props.rooms[0]!;

  test("needs a confirmation first", async () => {
    await add();
    const { status, props } = await desk.send("/banco/portali/togli", KEY);
    expect(status).toBe(200);
    expect(props).toMatchObject({
      lines: [expect.stringMatching(/^Togliere Airbnb da Elegant Room\?/)],
      answers: { "Sì, togli": { ...KEY, conferma: "sì" } },
    });
    expect(await desk.database.read(allFeeds)).toHaveLength(1);
  });

  test("can be put back within a day, with its address", async () => {
    await add();
    const [before] = await desk.database.read(allFeeds);
    await remove();
    expect(await desk.database.read(allFeeds)).toEqual([]);
    desk.wait(23);
    expect(await roomShown()).toMatchObject({ portals: [], removed: ["Airbnb"] });
    await putBack();
    expect(await roomShown()).toMatchObject({ portals: [{}], removed: [] });
    const [after] = await desk.database.read(allFeeds);
    expect(after?.address).toBe(before?.address);
  });

  test("is deleted after a day, with its secret address", async () => {
    await add();
    await remove();
    expect(await desk.stored()).toContain("calendario.invalid");
    desk.wait(25);
    expect((await roomShown()).removed).toEqual([]);
    expect((await putBack()).status).toBe(422);
    await desk.waitDays(1);
    const removed = await desk.database.read((query) => query("SELECT name FROM removed_feeds"));
    expect(removed).toEqual([]);
  });

  test("that is added again by hand is not offered for putting back", async () => {
    await add();
    await remove();
    await add({ portale: "AIRBNB" });
    expect(await roomShown()).toMatchObject({ portals: [{}], removed: [] });
  });
});

test.each([
  [{ portale: "" }, /Manca il nome/],
  [{ indirizzo: "" }, /Manca l’indirizzo/],
  [{ indirizzo: "https://127.0.0.1/x" }, /non si può leggere/],
  [{ camera: "casa" }, /Di quale camera/],
])("%o is refused with a sentence, and the typed fields stay", async (fields, reason) => {
  const { status, props } = await add(fields);
  expect(status).toBe(422);
  expect(props["refusedCalendar"]).toMatchObject({
    name: "portale" in fields ? "" : "Airbnb",
    error: expect.stringMatching(reason),
  });
  expect(await desk.database.read(allFeeds)).toEqual([]);
});
