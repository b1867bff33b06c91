import { describe, expect, test } from "vitest";
import type { Contents } from "#app/content/site-content.ts";
import { LANGUAGE_CODES, inEach } from "#app/domain/languages.ts";
import { HOSTILE_WORDS } from "#tests/support/hostile-words.ts";
import { SITE, LETTER, MESSAGE, mailBytes } from "#tests/support/mails.ts";
import type { StoredMessage } from "../store/messages.ts";
import { alertMail } from "./alert-mail.ts";
import { confirmMail, type Mail, messageMail, suspectsMail } from "./compose.ts";

function contentsWith(words: string): Contents {
  return inEach((language) => {
    const content = SITE.contents[language];
    return {
      ...content,
      house: { ...content.house, name: words },
      rooms: {
        ...content.rooms,
        rooms: content.rooms.rooms.map((room) => ({ ...room, name: words })),
      },
      answers: { ...content.answers, letter: { ...content.answers.letter, subject: words } },
    };
  });
}

function mailsWith(words: string): [name: string, mail: Mail][] {
  const mailContext = { ...SITE, contents: contentsWith(words) };
  const message: StoredMessage = {
    ...MESSAGE,
    name: words,
    room: words,
    message: words,
    phone: `+${words}`,
    enquiry: { stay: { checkIn: "2027-08-12", checkOut: "2027-08-15" } },
    suspicion: words,
  };
  const slug = mailContext.contents.it.rooms.rooms[0]!.slug;
  const alert = { room: slug, calendars: words, nights: ["2027-08-12/3"] };
  return [
    ["message", messageMail(LETTER, message, mailContext, { now: 0, availability: undefined })],
    ["suspects", suspectsMail(LETTER, [message, message], mailContext)],
    ["silent", alertMail(LETTER, { kind: "silent", ...alert }, mailContext)],
    ["twice", alertMail(LETTER, { kind: "twice", ...alert }, mailContext)],
    ...LANGUAGE_CODES.map((language): [string, Mail] => [
      `confirm ${language}`,
      confirmMail(LETTER, { email: "g@posta.example", key: "k", language }, mailContext),
    ]),
  ];
}

type Head = Map<string, string[]>;

function splitMail(raw: string): { head: Head; body: string } {
  const headEnd = raw.indexOf("\r\n\r\n");
  const headLines = raw
    .slice(0, headEnd)
    .replaceAll(/\r\n[ \t]/g, " ")
    .split("\r\n");
  const fields = headLines.map((line) => /^([\w-]+): (.*)$/s.exec(line) ?? [line, "?", line]);
  const valuesByField = Map.groupBy(fields, ([, name = ""]) => name);
  const headers = new Map(
    [...valuesByField].map(([name, all]) => [name, all.map(([, , value = ""]) => value)]),
  );
  return { head: headers, body: raw.slice(headEnd + 4) };
}

const decodeWord = (text: string, kind: string) =>
  kind.toLowerCase() === "b"
    ? Buffer.from(text, "base64")
    : Buffer.from(
        text
          .replaceAll("_", " ")
          .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
            String.fromCharCode(parseInt(hex, 16)),
          ),
        "latin1",
      );

/** A header as a mail program shows it (RFC 2047). */
function decodeHeader(value = ""): string {
  return value
    .replaceAll(/(\?=)\s+(=\?)/g, "$1$2")
    .replaceAll(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        Array.from(run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi), ([, kind = "", text = ""]) =>
          decodeWord(text, kind),
        ),
      ).toString(),
    );
}

const addressIn = (value = "") => /<([^<>]*)>$|^(\S*)$/.exec(value)?.slice(1).find(Boolean);

const ordinaryMails = new Map(mailsWith("Anna Bini"));

describe.each(HOSTILE_WORDS)("%s", (_, words) => {
  test.each(mailsWith(words))("are harmless in the mail's headers: %s", async (name, mail) => {
    const rawMail = await mailBytes(mail);
    const { head } = splitMail(rawMail);
    const ordinaryHead = splitMail(await mailBytes(ordinaryMails.get(name)!)).head;

    // The headers are those of an ordinary mail, each once, and the recipient is the right one.
    expect([...head.keys()].toSorted()).toEqual([...ordinaryHead.keys()].toSorted());
    for (const [, values] of head) expect(values).toHaveLength(1);
    for (const field of ["From", "To", "Reply-To"]) {
      expect(addressIn(head.get(field)?.[0])).toBe(addressIn(ordinaryHead.get(field)?.[0]));
      const withoutQuotes = (head.get(field)?.[0] ?? "").replaceAll(/"(?:[^"\\]|\\.)*"/g, "");
      expect(withoutQuotes).not.toMatch(/,|;|[(]/);
    }
    // Every line ends with CRLF, and none is longer than the protocol allows.
    const rawLines = rawMail.split("\r\n");
    for (const line of rawLines) {
      expect(line.length).toBeLessThanOrEqual(998);
      expect(line).not.toMatch(/[\r\n\0]/);
    }
    // The headers contain ASCII alone, in lines that any mail program accepts.
    const rawHead = rawMail.slice(0, rawMail.indexOf("\r\n\r\n"));
    expect(rawHead).toMatch(/^[\t\r\n -~]*$/);
    expect(rawHead.length).toBeLessThan(6_000);
    for (const field of ["Subject", "From", "To", "Reply-To"])
      expect(decodeHeader(head.get(field)?.[0])).not.toMatch(
        /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufffd]/u,
      );
  });
});

test("an encoded word in a name is shown as it was typed, with one more space, and not decoded", async () => {
  const words = "=?utf-8?Q?Famiglia?=";
  const { head } = splitMail(await mailBytes(new Map(mailsWith(words)).get("message")!));
  for (const field of ["Reply-To", "From", "Subject"])
    expect(decodeHeader(head.get(field)?.[0])).toContain("= ?utf-8?Q?Famiglia?=");
});

test("a guest's text reaches the family complete, with its line breaks", async () => {
  const words = "Prima riga\r\nseconda, così\rterza\u2028quarta";
  const [, mail] = mailsWith(words)[0]!;
  expect(mail.text).toContain("Prima riga\nseconda, così\nterza\nquarta");
});

test("a name with quotes and special signs is shown as it was typed", async () => {
  const words = 'Anna "Nina" Bini-Rossi, & figli 🏡';
  const { head } = splitMail(await mailBytes(new Map(mailsWith(words)).get("message")!));
  expect(decodeHeader(head.get("Reply-To")?.[0]).replaceAll("\\", "")).toContain(words);
  expect(decodeHeader(head.get("Subject")?.[0])).toContain(words);
});
