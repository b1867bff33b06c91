import { beforeEach, expect, test } from "vitest";
import { houseDayAt } from "#app/domain/availability.ts";
import { runsOf } from "#app/domain/nights.ts";
import { daysAfter, MAX_NIGHTS, nightsIn } from "#app/domain/stay.ts";
import { addClosure, allClosures } from "#server/store/closures.ts";
import { secretOf } from "#server/store/key-values.ts";
import { eachCommandFolder } from "#tests/support/desk-command.ts";

const ROOMS = [
  { slug: "elegant_room", name: "Elegant Room" },
  { slug: "natural_room", name: "Natural Room" },
];
const TODAY = houseDayAt(Date.now());
const [FROM, TO] = [daysAfter(TODAY, 40), daysAfter(TODAY, 43)];
const [YEAR, MONTH, DAY] = FROM.split("-");

const { run: runCommand, store } = eachCommandFolder();
beforeEach(() => store(secretOf));

/** The output without its first line, which names the store. */
async function run(words: string[]) {
  const { code, notes, output } = await runCommand(words, ROOMS);
  return { code, text: [...notes.split("\n").slice(1), output].filter(Boolean).join("\n") };
}

const desk = async (...words: string[]) => (await run(words)).text;

const nightsOfClosure = ({ first, last }: { first: string; last: string }) =>
  nightsIn({ checkIn: first, checkOut: daysAfter(last, 1) });

const closed = () =>
  store(async (database) => {
    const byRoom = Map.groupBy(await database.read(allClosures), ({ room }) => room);
    return Object.fromEntries(
      [...byRoom].map(([room, closures]) => [room, runsOf(closures.flatMap(nightsOfClosure))]),
    );
  });

test("the command closes and reopens nights, in one room or in all", async () => {
  expect(await desk("chiudi", "elegant_room", FROM, TO, "lavori")).toMatch(
    /^Chiuso: Elegant Room, .*, 3 notti\.$/,
  );
  expect(await desk("riapri", "elegant_room", daysAfter(FROM, 1), TO)).toContain("Riaperto");
  expect(await closed()).toEqual({ elegant_room: [`${FROM}/1`] });
  expect(await desk("chiudi", "casa", FROM, TO)).toMatch(/^Chiuso: Tutta la casa/);
  await desk("riapri", "natural_room", FROM, TO);
  expect(await closed()).toEqual({ elegant_room: [`${FROM}/3`] });
  expect(await desk("riapri", "casa", FROM, TO)).toMatch(
    /^Riaperto: .*\nElegant Room resta chiusa: l’avete chiusa da sola\.$/,
  );
  await desk("riapri", "elegant_room", FROM, TO);
  expect(await closed()).toEqual({});
  // Nights can be closed as far ahead as the longest stay.
  const last = daysAfter(TODAY, MAX_NIGHTS);
  expect((await run(["chiudi", "elegant_room", daysAfter(last, -1), last])).code).toBe(0);
});

test("the command reopens a stay only with the option --giusto", async () => {
  const nights = { room: "elegant_room", stay: { checkIn: FROM, checkOut: TO } };
  await store((database) =>
    database.transaction((query) =>
      addClosure(query, { ...nights, kind: "stay", note: "Klara" }, Date.now()),
    ),
  );
  const words = ["riapri", "elegant_room", FROM, TO];
  expect(await run(words)).toEqual({
    code: 1,
    text: expect.stringMatching(/Klara[^]*Non è cambiato niente.*--giusto/),
  });
  expect(await closed()).toEqual({ elegant_room: [`${FROM}/3`] });
  expect((await run([...words, "--giusto"])).code).toBe(0);
  expect(await closed()).toEqual({});
});

test.each([
  ["Elegant Room", FROM],
  ["elegant_room", `${DAY}/${MONTH}/${YEAR}`],
  ["ELEGANT ROOM", `${DAY}-${MONTH}-${YEAR}`],
  ["elegant-room", `${Number(DAY)}.${Number(MONTH)}.${YEAR}`],
])("the room «%s» and the day %s are understood", async (room, from) => {
  await desk("chiudi", room, from, TO);
  expect(await closed()).toEqual({ elegant_room: [`${FROM}/3`] });
});

test.each([
  [[], "Quale camera"],
  [["olive_room", FROM, TO], "«olive_room» non c’è. Ci sono: elegant_room, natural_room"],
  [["elegant_room"], "Manca il giorno di arrivo"],
  [["elegant_room", FROM], "Manca il giorno di partenza"],
  [["elegant_room", "12 agosto", TO], "si scrive per esempio 12/08/2027"],
  [["elegant_room", "2027-02-30", "2027-03-02"], "Il 30/02/2027 non esiste"],
  [["elegant_room", "2027-02-27", "2027-02-30"], "Il 30/02/2027 non esiste"],
  [["elegant_room", FROM, FROM], "viene dopo quello di arrivo"],
  [["elegant_room", "2020-01-01", "2020-01-03"], "già passate"],
  [["elegant_room", FROM, daysAfter(TODAY, MAX_NIGHTS + 1)], "più di tre anni"],
  [["elegant_room", FROM, "2127-06-12"], "più di tre anni"],
])("%j is refused with “%s”, and nothing changes", async (words, sentence) => {
  for (const command of ["chiudi", "riapri"])
    expect(await run([command, ...words])).toEqual({
      code: 1,
      text: expect.stringContaining(sentence),
    });
  expect(await closed()).toEqual({});
});
