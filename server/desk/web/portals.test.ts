import { beforeEach, expect, test } from "vitest";
import { allFeeds } from "#server/store/feeds.ts";
import { type DeskDriver, openTestDesk } from "#tests/support/test-desk.ts";

let desk: DeskDriver;
beforeEach(async () => {
  desk = await openTestDesk();
});

const add = (fields = {}) =>
  desk.send("/banco/portali", {
    camera: "elegant_room",
    portale: "Airbnb",
    // Nobody listens there, and no lookup leaves this machine.
    indirizzo: "https://calendario.invalid/x.ics",
    ...fields,
  });

test("a portal is added with what was understood, has our address, and is removed", async () => {
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
  await desk.send("/banco/portali/togli", { camera: "elegant_room", portale: "airbnb" });
  expect(await desk.database.read(allFeeds)).toEqual([]);
});

test.each([
  [{ portale: "" }, /Manca il nome/],
  [{ indirizzo: "" }, /Manca l’indirizzo/],
  [{ indirizzo: "https://127.0.0.1/x" }, /non si può leggere/],
  [{ camera: "casa" }, /una camera sola/],
])("%o is refused in a sentence, and what was typed stays", async (fields, reason) => {
  const { status, props } = await add(fields);
  expect(status).toBe(422);
  expect(props["error"]).toMatch(reason);
  expect(props["fields"]).toMatchObject({ name: "portale" in fields ? "" : "Airbnb" });
  expect(await desk.database.read(allFeeds)).toEqual([]);
});

test("a name that looks like a slip is asked about once", async () => {
  const { status, props } = await add({ portale: "Aribnb" });
  expect(status).toBe(422);
  expect(props).toMatchObject({ isConfirmation: true, error: expect.stringContaining("Airbnb") });
  expect((await add({ portale: "Aribnb", conferma: "Aribnb" })).status).toBe(303);
});
