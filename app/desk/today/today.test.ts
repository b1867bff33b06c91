import { expect, test } from "vitest";
import { addLetter, MAX_TRIES } from "#server/store/letters.ts";
import { openSignedOutDesk, propsOf } from "#tests/support/signed-out-desk.ts";

const HOUR = 3_600_000;

async function problemsAfter(hours: number, { hasMail = true, tries = 0, letters = 1 }) {
  const desk = openSignedOutDesk({ hasMail });
  const cookie = await desk.enter("telefono");
  await desk.database.transaction(async (query) => {
    for (let letter = 0; letter < letters; letter++)
      await addLetter(query, { kind: "message", now: desk.now() });
    await query("UPDATE letters SET tries = ?", [tries]);
  });
  desk.pass(hours * HOUR);
  const { props } = await propsOf(await desk.get("/banco", cookie));
  const problems = props["problems"] as { text: string }[];
  return problems.map(({ text }) => text).filter((text) => /posta|letter/.test(text));
}

test.each<[string, number, object, RegExp[]]>([
  ["two hours", 2, {}, []],
  ["three hours", 3, {}, [/^La posta non parte dal 23\/11\/26, 13:00\. I messaggi sono tutti qui/]],
  ["three hours in a house without a mail server", 3, { hasMail: false }, []],
  ["a week", 8 * 24, { tries: MAX_TRIES }, [/^1 lettera non è partita: abbiamo provato/]],
  [
    "a week with another",
    8 * 24,
    { tries: MAX_TRIES, letters: 2 },
    [/^2 lettere non sono partite/],
  ],
])("Oggi shows a letter that waits for %s once it is late", async (_, hours, more, said) => {
  const problems = await problemsAfter(hours, more);
  expect(problems).toEqual(said.map((text) => expect.stringMatching(text)));
});
