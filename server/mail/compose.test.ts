import { describe, expect, test } from "vitest";
import type { Availability } from "#app/domain/availability.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import { italian } from "#tests/support/italian.ts";
import { SITE, LETTER, MESSAGE, mailBytes } from "#tests/support/mails.ts";
import type { StoredMessage } from "../store/messages.ts";
import { alertMail } from "./alert-mail.ts";
import { confirmMail, type Mail, messageMail, suspectsMail } from "./compose.ts";
import type { AvailabilityAt } from "./stay-report.ts";

const WITHOUT_CALENDARS = { now: Date.UTC(2026, 10, 22, 12), availability: undefined };

async function headersOf(mail: Mail): Promise<string[]> {
  const [head = ""] = (await mailBytes(mail)).split("\r\n\r\n");
  return head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
}

test("a guest's message goes to the family, and the family's reply to the guest", async () => {
  const headers = await headersOf(messageMail(LETTER, MESSAGE, SITE, WITHOUT_CALENDARS));
  expect(headers).toContain("From: Room <sito@casa.example>");
  expect(headers).toContain("To: Room <famiglia@casa.example>");
  expect(headers).toContain("Reply-To: Anna Bini <anna@posta.example>");
  expect(headers).toContain("Subject: Messaggio dal sito: Reading Room (K7M-4QF)");
  expect(headers).toContain("Message-ID: <id-1@casa.example>");
});

describe("a message with dates", () => {
  const STAY = { checkIn: "2027-02-12", checkOut: "2027-02-15" };
  const NOW = Date.UTC(2026, 10, 22, 13, 5);
  const [elegant, natural, reading] = SITE.contents.it.rooms.rooms;
  const asOf = new Date(NOW).toISOString();
  const freshAvailability: Availability = {
    asOf,
    rooms: {
      [elegant!.slug]: { state: "fresh", asOf, taken: ["2027-02-14/2"] },
      [natural!.slug]: { state: "fresh", asOf, taken: ["2027-02-15/2"] },
      [reading!.slug]: { state: "unknown", taken: [] },
    },
  };
  const AVAILABILITY: AvailabilityAt = { now: NOW, availability: freshAvailability };
  const party = { rooms: 1, adults: 2, children: 0 };
  const textOf = (more: Partial<StoredMessage>, availability: AvailabilityAt = AVAILABILITY) =>
    messageMail(LETTER, { ...MESSAGE, ...more }, SITE, availability).text;

  test("has the total that the site shows, and says which rooms are free", () => {
    const text = textOf({ room: reading!.name, enquiry: { stay: STAY, party } });
    const { prices } = SITE.contents.it;
    const quote = quoteRooms(STAY, party, pricesOf(reading!.slug, prices));
    expect(text).toContain("Ho scelto sul sito: dal 12/02/2027 al 15/02/2027, 2 adulti, 1 camera.");
    expect(text).toContain(italian.totalWords(quote));
    expect(text).toContain(`${elegant!.name}: occupata\n${natural!.name}: libera`);
    expect(text).toContain(`${reading!.name}: il sito non lo sa`);
    expect(text).toContain("Notti lette il 22/11/2026, 14:05.");
  });

  test("calls no room free for a past stay or with old or missing availability", () => {
    const pastStay = { checkIn: "2026-11-01", checkOut: "2026-11-03" };
    expect(textOf({ enquiry: { stay: pastStay } })).not.toMatch(/libera|occupata/);
    const oldNights = { ...AVAILABILITY, now: NOW + 25 * 3_600_000 };
    expect(textOf({ enquiry: { stay: STAY } }, oldNights)).not.toMatch(/: libera/);
    expect(textOf({ enquiry: { stay: STAY } }, WITHOUT_CALENDARS)).not.toMatch(
      /libera|occupata|non lo sa/,
    );
  });

  test.each([
    ["people alone", { party }],
    [
      "more people and rooms than the house has",
      { stay: STAY, party: { ...party, adults: 99, rooms: 9 } },
    ],
    ["two years of nights", { stay: { ...STAY, checkOut: "2029-02-15" }, party }],
  ])("%s still make a mail", (_, enquiry) => {
    expect(textOf({ enquiry })).toContain("C’è posto?");
  });

  test("a number with its country code gets a chat link, and no other number does", () => {
    expect(textOf({ phone: "+49 (30) 12-34" })).toContain("https://wa.me/49301234");
    expect(textOf({ phone: "0049 (0)30 1234" })).toContain("https://wa.me/49301234\n");
    const nationalText = textOf({ phone: "0861 123456" });
    expect(nationalText).toContain("Telefono: 0861 123456");
    expect(nationalText).not.toContain("wa.me");
  });
});

test("the alert about nights that were sold twice names their days and both sellers", () => {
  const room = SITE.contents.it.rooms.rooms[0]!;
  const calendars = "Airbnb, Booking.com";
  const nights = ["2027-08-12/3", "2027-12-31/1"];
  const mail = alertMail(LETTER, { kind: "twice", room: room.slug, calendars, nights }, SITE);
  expect(mail.subject).toContain(room.name);
  expect(mail.text).toContain(calendars);
  expect(mail.text).toContain(
    "dal 12/08/2027 al 15/08/2027 (3 notti)\ndal 31/12/2027 al 01/01/2028",
  );
  expect(mail.to.address).toBe(SITE.ownerEmail);
  expect(mail).not.toHaveProperty("replyTo");
});

test("the alert about a silent calendar names it, also for a room that was removed", () => {
  const alert = { kind: "silent", room: "olive_room", calendars: "Vrbo" } as const;
  const { subject, text } = alertMail(LETTER, alert, SITE);
  for (const words of [subject, text]) expect(words).toMatch(/Vrbo.*olive_room/);
});

test("the alert about values that a new version does not take shows them whole", () => {
  const longText = "parola ".repeat(60).trim();
  const values = [
    { file: "prices", path: "rates.gone.base", value: "90,00" },
    { file: "it/home", path: "gone.words", value: longText },
    { file: "it/home", path: "gone.list", value: [{ name: "a" }] },
    { file: "it/home", path: "gone.title", value: undefined },
    { file: "gone", path: "", value: { title: "Tutto" } },
    { file: "photographs", path: "gone-wide", value: { upload: "a", focus: [0, 0] } },
  ];
  const { subject, text, to } = alertMail(LETTER, { kind: "documents", values }, SITE);
  expect(to.address).toBe(SITE.ownerEmail);
  expect(subject).toBe("Da rivedere: 6 vostre modifiche non sono più sul sito");
  for (const line of [
    "content/prices.yaml, rates.gone.base: «90,00»\n",
    `content/it/home.yaml, gone.words: «${longText}»\n`,
    'content/it/home.yaml, gone.list: [{"name":"a"}]\n',
    "content/it/home.yaml, gone.title: l’avevate tolto\n",
    'content/gone.yaml: {"title":"Tutto"}\n',
    "la fotografia gone-wide\n",
  ])
    expect(text).toContain(line);
  const oneValue = { kind: "documents" as const, values: values.slice(0, 1) };
  const { subject: ofOne } = alertMail(LETTER, oneValue, SITE);
  expect(ofOne).toContain("1 vostra modifica non è");
});

test("a confirmation contains nothing that somebody wrote, and one click ends the sign-up", async () => {
  const giulia = { email: "g@posta.example", key: "chiave", language: "it" } as const;
  const mail = confirmMail(LETTER, giulia, SITE);
  expect(mail.text).toContain("https://casa.example/lettere/conferma?c=chiave");
  const headers = await headersOf(mail);
  expect(headers).toContain("To: g@posta.example");
  expect(headers).toContain("List-Unsubscribe: <https://casa.example/lettere/lascia?c=chiave>");
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("a German guest's message is marked in Italian, and the confirmation is in German", () => {
  const { text } = messageMail(LETTER, { ...MESSAGE, language: "de" }, SITE, WITHOUT_CALENDARS);
  expect(text).toMatch(/^Ciao, sono Anna Bini/);
  expect(text).toContain(`https://casa.example/banco/posta/${MESSAGE.number}`);
  expect(text).toMatch(/scrive in tedesco\.\n$/);
  expect(messageMail(LETTER, MESSAGE, SITE, WITHOUT_CALENDARS).text).not.toContain("scrive in");
  const mail = confirmMail(LETTER, { email: "g@post.example", key: "key", language: "de" }, SITE);
  expect(mail.subject).toBe(`Room: ${SITE.contents.de.answers.letter.subject}`);
  expect(mail.text).toContain("https://casa.example/lettere/conferma?c=key&lingua=de");
  expect(mail.headers["List-Unsubscribe"]).toBe(
    "<https://casa.example/lettere/lascia?c=key&lingua=de>",
  );
});

test("an address that is not valid becomes no Reply-To", () => {
  const email = "anna@posta.example\r\nBcc: x@evil.example";
  const mail = messageMail(LETTER, { ...MESSAGE, email }, SITE, WITHOUT_CALENDARS);
  expect(mail).not.toHaveProperty("replyTo");
});

test("the letter about suspicious messages has no Reply-To", () => {
  const mail = suspectsMail(LETTER, [{ ...MESSAGE, suspicion: "due segni" }], SITE);
  expect(mail).not.toHaveProperty("replyTo");
});
