/** content/<language>/replies.yaml: the family's answers to guests. */
import { z } from "zod";
import { pluralForms, multilineTextWith, text, textWith } from "./parts.ts";

const roomsAndDatesForms = pluralForms("camere", "quando");

export const replies = z.strictObject({
  greeting: text,
  greetingTo: textWith("nome"),
  thanks: text,
  room: textWith("camera"),
  when: textWith("arrivo", "partenza", "notti", "persone"),
  free: roomsAndDatesForms,
  /** Replaces `free` if it is uncertain whether the rooms are free. */
  check: roomsAndDatesForms,
  price: text,
  booking: text,
  taken: roomsAndDatesForms,
  /** Replaces `taken` if the guest named no room. */
  noRoom: textWith("quando"),
  offers: text,
  sameNights: textWith("camere", "totale"),
  otherNights: textWith("camere", "arrivo", "partenza", "totale"),
  toCheck: textWith("proposta"),
  tax: textWith("nota"),
  choose: text,
  full: textWith("quando"),
  otherDates: text,
  /** The notice above all pages while the house is closed. */
  closed: textWith("inizio", "fine"),
  closing: multilineTextWith("nome", "casa"),
});

export type ReplyWords = z.output<typeof replies>;
