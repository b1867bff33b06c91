/** Two phones that edit the same pages at random: whoever comes second is shown both, and nothing is lost. */
import { expect, onTestFinished, test } from "vitest";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { openStore } from "#server/store/open.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { chances } from "#tests/support/random.ts";
import { formIn, phoneOf } from "./support/desk-phone.ts";
import { figure } from "./support/guest.ts";
import { BUILD, scratch, startServer } from "./support/server.ts";

const EDITS = IS_FULL ? 200 : 12;

/** Forms whose texts take any sentence. */
const FORMS = ["about/parole.intro", "home/parole.intro"].map(
  (part) => `${DESK_PATHS.site}/${part}`,
);

const CONFLICT = "Intanto qualcun altro ha cambiato.";

/** The Italian texts: the two meet at the same ones often. */
const isText = (name: string) => /^\w+\.(label|heading|words\.\d+)$/.test(name);

type Open = { path: string; html: string; versions: ReadonlyMap<string, number> };

test(`two phones edit ${EDITS} times at random: none loses a sentence without a word`, async () => {
  const { folder, remove } = scratch();
  const server = await startServer({ site: BUILD, environment: { DATA_DIR: folder } });
  const database = await openStore({ dataDir: folder });
  onTestFinished(async () => {
    await server.kill();
    await database.close();
    remove();
  });
  const phones = await Promise.all(
    ["Anna", "Bruno"].map((name) => phoneOf(database, server, `telefono di ${name}`)),
  );
  const { whole, some } = chances(28);
  /** How often each value was changed, and the text that each field should have. */
  const versions = new Map<string, number>();
  const texts = new Map<string, string>();
  const keyOf = (path: string, name: string) => `${path} ${name}`;

  const open = async (phone: (typeof phones)[number], path: string): Promise<Open> => ({
    path,
    html: await phone.read(server, path),
    versions: new Map(versions),
  });
  const opened = await Promise.all(phones.map((phone) => open(phone, some(FORMS))));
  let conflicts = 0;
  const save = async (at: number, { path, html, versions: seen }: Open, changes: object) => {
    const before = formIn(html);
    const fields = formIn(html, { chiave: crypto.randomUUID(), ...changes });
    const changed = [...fields.keys()].filter(
      (name) => isText(name) && fields.get(name) !== before.get(name),
    );
    const answer = await phones[at]!.ask(server, path, fields);
    return {
      answer,
      fields,
      changed,
      isOld: changed.some((name) => {
        const key = keyOf(path, name);
        return (versions.get(key) ?? 0) !== (seen.get(key) ?? 0);
      }),
    };
  };
  const note = (path: string, fields: URLSearchParams, changed: string[]) => {
    for (const name of changed) {
      const key = keyOf(path, name);
      versions.set(key, (versions.get(key) ?? 0) + 1);
      texts.set(key, fields.get(name) ?? "");
    }
  };

  for (let turn = 0; turn < EDITS; turn++) {
    const at = whole(0, 1);
    // Sometimes a phone looks again, sometimes it goes on with what it has had open for long.
    if (whole(1, 3) === 1) opened[at] = await open(phones[at]!, some(FORMS));
    const form = opened[at]!;
    const name = some([...formIn(form.html).keys()].filter(isText));
    const typed = `Frase ${turn} di ${at === 0 ? "Anna" : "Bruno"}`;
    const { answer, fields, changed, isOld } = await save(at, form, { [name]: typed });
    expect([turn, name, answer.status]).toEqual([turn, name, isOld ? 422 : 303]);
    if (!isOld) {
      note(form.path, fields, changed);
      opened[at] = await open(phones[at]!, form.path);
      continue;
    }
    conflicts++;
    const html = await answer.text();
    expect(html).toContain(CONFLICT);
    expect(html).toContain(typed);
    const shown = { path: form.path, html, versions: new Map(versions) };
    if (whole(0, 1) === 0) {
      opened[at] = await open(phones[at]!, form.path);
      continue;
    }
    // Both were seen: the second press counts, and what the other has changed elsewhere stays.
    const again = formIn(html, { chiave: crypto.randomUUID() });
    const pressed = await phones[at]!.ask(server, form.path, again);
    expect([turn, pressed.status]).toEqual([turn, 303]);
    note(form.path, again, changed);
    opened[at] = await open(phones[at]!, shown.path);
  }

  // Two presses at the same moment: one is done, the other is shown both.
  const [path = ""] = FORMS;
  const both = await Promise.all(phones.map((phone) => open(phone, path)));
  const answers = await Promise.all(
    both.map(({ html }, at) =>
      phones[at]!.ask(
        server,
        path,
        formIn(html, { chiave: crypto.randomUUID(), "intro.heading": `Titolo ${at}` }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  texts.set(
    keyOf(path, "intro.heading"),
    `Titolo ${answers.findIndex(({ status }) => status === 303)}`,
  );

  for (const one of FORMS) {
    const fields = formIn(await phones[0]!.read(server, one));
    const saved = [...texts]
      .map(([key, text]) => [...key.split(" "), text] as [path: string, name: string, text: string])
      .filter(([place]) => place === one);
    expect(saved.map(([, name]) => [name, fields.get(name)])).toEqual(
      saved.map(([, name, text]) => [name, text]),
    );
  }
  figure(
    `${EDITS} edits of two phones: ${conflicts} were shown both, ${texts.size} texts stand as saved`,
  );
}, 900_000);
