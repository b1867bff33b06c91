import { expect, test } from "vitest";
import { chatLink, toChatNumber, mailLink, phoneLink } from "./chat-link.ts";

test.each([
  // International numbers, grouped as people write them.
  ["+39 333 123 4567", "393331234567"],
  ["+49 171 1234567", "491711234567"],
  ["+1 (347) 555-0123", "13475550123"],
  ["0049 171 1234567", "491711234567"],
  ["+0049 171 1234567", "491711234567"],
  ["++49 171 1234567", "491711234567"],
  ["(+49) 171 1234567", "491711234567"],
  // The zero in brackets is dialled within the country only, except in Italy, where it belongs to the number.
  ["+49 (0)171 1234567", "491711234567"],
  ["(+49) (0)171 1234567", "491711234567"],
  ["+43 (0)664 1234567", "436641234567"],
  ["+44 (0)20 7946 0958", "442079460958"],
  ["+31 (0)6 12345678", "31612345678"],
  ["+39 (0)861 123456", "390861123456"],
  ["+39 (0861) 123456", "390861123456"],
  // Without a country code only an Italian mobile number is unambiguous.
  ["333 1234567", "393331234567"],
  ["39 333 1234567", "393331234567"],
  ["0861 123456", undefined],
  ["0171 1234567", undefined],
  ["06 12345678", undefined],
  ["(347) 555-0123", undefined],
  // Characters that phones and signatures use instead of plain ones.
  ["+49 171\u2011123\u20114567", "491711234567"],
  ["\u202a+49 171 1234567\u202c", "491711234567"],
  ["＋４９ １７１ １２３４５６７", "491711234567"],
  ["+49 171 1234567 (mobil)", "491711234567"],
  // Texts that may be two numbers, a number with an extension, or no number.
  ["+49 171 1234567 x12", undefined],
  ["+49 171 1234567 / +49 30 1234567", undefined],
  ["+٤٩ 333 1234567", undefined],
  ["+49 12345", undefined],
  ["+49 123456", "49123456"],
  ["+49 1234567890123", "491234567890123"],
  ["+49 12345678901234", undefined],
  ["chiamami", undefined],
  ["", undefined],
])("%j opens the chat of %s", (typed, number) => {
  expect(toChatNumber(typed)).toBe(number);
});

test.each([
  ["anna@posta.example", "mailto:anna@posta.example"],
  ["o'neil+casa@posta.example", "mailto:o'neil%2Bcasa@posta.example"],
  ["anna?bcc=eve@evil.example", "mailto:anna%3Fbcc%3Deve@evil.example"],
  [
    "x%40bank.example?bcc=a&body=b&y@z.example",
    "mailto:x%2540bank.example%3Fbcc%3Da%26body%3Db%26y@z.example",
  ],
])("a mail to %s goes to that address alone", (address, link) => {
  expect(mailLink(address)).toBe(link);
  expect(mailLink(address, "Casa & fiori", "a+b")).toBe(
    `${link}?subject=Casa%20%26%20fiori&body=a%2Bb`,
  );
});

test("the house's number is international in both links, and a number without digits throws an error", () => {
  expect(phoneLink("+39 0861 000 000")).toBe("tel:+390861000000");
  expect(chatLink("+39 0861 000 000", "Due notti")).toBe(
    "https://wa.me/390861000000?text=Due%20notti", // the chat app shows a plus as a plus
  );
  expect(() => chatLink("da inserire")).toThrow(RangeError);
});
