import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { houseInfoByLanguage } from "#server/text/house-info.ts";
import { createComposer } from "#server/mail/start-mail.ts";
import { MailFailure } from "#server/mail/mailer-interface.ts";
import { createOutbox } from "#server/mail/outbox.ts";
import { saveMessage } from "#server/store/messages.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { figure } from "./support/guest.ts";
import { scratch } from "./support/server.ts";

const HOUR = 3_600_000;

test.each([
  ["cannot be reached", "away", IS_FULL ? 72 : 24],
  ["refuses", "letter", IS_FULL ? 24 * 14 : 96],
] as const)(
  "a mail server that %s (%s) for %i hours loses no letter, on a clock that is set",
  async (how, refusal, hours) => {
    const { folder, remove } = scratch();
    const database = sqliteDatabase(`${folder}/guesthouse.db`);
    const start = Date.UTC(2026, 10, 21);
    const back = start + hours * HOUR;
    let now = start;
    const tries = new Map<string, number[]>();
    const taken = new Set<string>();
    const alarms: string[] = [];
    const outbox = createOutbox({
      database,
      now: () => now,
      log: (line) => line.includes("ALARM") && alarms.push(line),
      compose: createComposer(
        database,
        () => ({
          info: houseInfoByLanguage(readContents()),
          siteUrl: "https://casa.example",
          owner: "a@casa.example",
          sender: "a@casa.example",
          keepSignUpDays: 7,
        }),
        async () => ({ now, nights: undefined }),
      ),
      mailer: {
        async send({ messageId }) {
          tries.set(messageId, [...(tries.get(messageId) ?? []), now]);
          if (now < back) throw new MailFailure("away", refusal);
          taken.add(messageId);
        },
        isReachable: async () => now >= back,
      },
    });
    const write = (key: string) =>
      saveMessage(
        database,
        { key, name: "Anna", email: "anna@posta.example", message: key, suspicion: "" },
        now,
      );
    await write("first");
    const kept = [1];
    // A guest writes every six hours; between them the clock goes on by what the outbox asks for.
    for (let next = start + 6 * HOUR; now < back + 2 * HOUR;) {
      const rest = await outbox.pass();
      now += Math.max(rest, 1_000);
      if (now < next || now >= back) continue;
      await write(`at ${next}`);
      kept.push(1);
      next += 6 * HOUR;
    }
    const first = [...tries.values()][0] ?? [];
    const within = (end: number) => first.filter((at) => at - start <= end).length;
    const isLate = outbox.isLate();
    await database.close();
    remove();
    figure(
      `${hours} h without mail (${how}): ${taken.size} of ${kept.length} letters left; the first was tried ${within(4.75 * HOUR)} times in 4.75 h, ${within(72 * HOUR)} in 72 h, ${first.length} in all; ${alarms.length} alarms`,
    );
    expect(taken.size).toBe(kept.length);
    expect(within(4.75 * HOUR)).toBe(10);
    expect(alarms.length > 0).toBe(hours > 72);
    expect(isLate).toBe(false);
  },
);
