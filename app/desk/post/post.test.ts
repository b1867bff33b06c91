import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addClosure } from "#server/store/closures.ts";
import { recordBackup } from "#server/store/backup-state.ts";
import { allMessages, saveMessage } from "#server/store/messages.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { Today } from "../today/screen.tsx";
import type { ReplyPage } from "./reply.tsx";

const ANNA = { name: "Anna", email: "anna@posta.example", message: "C’è posto a Pasqua?" };
const KLARA = {
  name: "Klara",
  email: "klara@post.example",
  message: "Guten Tag",
  phone: "+49 170 1",
  language: "de" as const,
};

const desk = eachTestDesk();

const write = (message: typeof ANNA, key: string, suspicion = "") =>
  saveMessage(desk.database, { ...message, key, suspicion }, desk.now());

const names = (entries: unknown) => (entries as { name: string }[]).map(({ name }) => name);

describe("messages", () => {
  test("are listed until they are answered, the oldest first, and suspicious ones do not count", async () => {
    await write(ANNA, "1");
    await write(KLARA, "2");
    await write(ANNA, "3", "due segni");
    const list = await desk.read("/banco/posta");
    expect(list.props["status"]).toBe("2 persone aspettano una risposta.");
    expect(names(list.props["suspects"])).toEqual(["Anna"]);

    desk.wait(3);
    const { location } = await desk.send("/banco/posta/2", { risposto: "sì" });
    expect((await desk.read(location)).props["message"]).toMatchObject({ isAnswered: true });
    const { props } = await desk.read("/banco/posta");
    expect(props["unanswered"]).toMatchObject([{ name: "Anna", age: "3 ore fa" }]);
    expect(names(props["answered"])).toEqual(["Klara"]);

    await desk.send("/banco/posta/2", { risposto: "no" });
    const oggi = await desk.read("/banco");
    expect(oggi.props["status"]).toContain("2 messaggi senza risposta");
    expect(names(oggi.props["unanswered"])).toEqual(["Anna", "Klara"]);
  });

  test("of a person can be downloaded as a file, and are deleted only after a second page", async () => {
    await write(ANNA, "1");
    await write({ ...ANNA, email: "ANNA@posta.example" }, "2");
    await write(KLARA, "3");
    const text = await (await desk.get("/banco/posta/1/dati.json")).text();
    expect(JSON.parse(text).messages).toHaveLength(2);
    expect(text).not.toContain("Klara");
    const question = await desk.read("/banco/posta/1/cancella");
    expect(question.props["lines"]).toContainEqual(expect.stringMatching(/cancella: 2 messaggi\./));
    expect(await allMessages(desk.database)).toHaveLength(3);
    const { location } = await desk.send("/banco/posta/1/cancella", {});
    expect(names(await allMessages(desk.database))).toEqual(["Klara"]);
    const { props } = await desk.read(location);
    expect(props["notice"]).toBe("Cancellato tutto: 2 voci.");
    // The file of the store no longer contains the address.
    expect(await desk.stored()).not.toMatch(/anna@posta/i);
  });

  test("that do not exist give a page that says so", async () => {
    for (const number of ["7", "x", "1e9999"])
      expect(await desk.read(`/banco/posta/${number}`)).toMatchObject({
        status: 422,
        name: "Problem",
      });
  });
});

describe("the screen Oggi", () => {
  const mark = (room: string, checkIn: string, checkOut: string, note: string) =>
    desk.database.transaction((query) =>
      addClosure(query, { room, stay: { checkIn, checkOut }, kind: "stay", note }, desk.now()),
    );

  test("names who arrives, stays and leaves, the rooms free tonight, and the coming week", async () => {
    await mark("elegant_room", "2026-11-20", "2026-11-23", "Rossi");
    await mark("elegant_room", "2026-11-23", "2026-11-24", "Klara");
    await mark("reading_room", "2026-11-22", "2026-11-25", "Verdi");
    const { days, freeTonight } = (await desk.read<typeof Today>("/banco")).props;
    const movementsByDay = days.map(({ title, movements }) => [
      title,
      movements.map((one) => one.title),
    ]);
    expect(movementsByDay.slice(0, 3)).toEqual([
      ["Oggi, lunedì 23 novembre", ["Parte: Rossi", "Arriva: Klara", "Resta: Verdi"]],
      ["Domani, martedì 24 novembre", ["Parte: Klara"]],
      ["mercoledì 25 novembre", ["Parte: Verdi"]],
    ]);
    expect(days).toHaveLength(8);
    expect(freeTonight).toBe("Stanotte è libera: Natural Room.");
  });

  test("offers to save a passkey on the day of the first sign-in", async () => {
    expect((await desk.read("/banco")).props["unsavedName"]).toBe("telefono");
    desk.wait(25);
    expect((await desk.read("/banco")).props["unsavedName"]).toBeUndefined();
  });

  test("shows the age of the newest backup, and a problem after two days without one", async () => {
    const record = (isMade: boolean, hours: number) =>
      recordBackup(
        desk.database,
        { folder: join(desk.folder, "backups"), isMade },
        desk.now() - hours * 3_600_000,
      );
    const readToday = async () => (await desk.read("/banco")).props;
    await record(false, 49);
    expect((await readToday())["problems"]).toEqual([
      {
        text: expect.stringMatching(
          /in .*backups non riesce: non ce n’è ancora nessuna.*chi vi segue/,
        ),
      },
    ]);
    await record(true, 48);
    expect(await readToday()).toMatchObject({
      problems: [],
      lastBackup: expect.stringMatching(/L’ultima copia di sicurezza è del 21\/11\/26/),
    });
    await record(true, 49);
    expect((await readToday())["problems"]).toEqual([
      { text: expect.stringMatching(/in .*backups non riesce: l’ultima è del 21\/11\/26/) },
    ]);
  });
});

test.each([
  ["+49 (0)171 1234567", "tel:+491711234567"],
  ["0171 1234567", null],
])(
  "the number %s is shown as typed, and dialled only where its country is known",
  async (phone, call) => {
    await write({ ...ANNA, email: "anna?bcc=eve@evil.example", phone } as typeof ANNA, "1");
    const { message } = (await desk.read<typeof ReplyPage>("/banco/posta/1")).props;
    expect(message!.facts).toContainEqual(["Telefono", phone, call]);
    expect(message!.facts.flat()).toContain("mailto:anna%3Fbcc%3Deve@evil.example");
  },
);
