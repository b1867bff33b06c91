import type { Enquiry } from "#app/domain/enquiry.ts";
import { agesText, DEFAULT_PARTY } from "#app/domain/party.ts";
import type { Database } from "#server/store/database.ts";
import { allMessages } from "#server/store/messages.ts";
import { allSubscribers } from "#server/store/subscribers.ts";
import { describeStay, withCount } from "./format.ts";

/** "dal 12/08/2027 al 15/08/2027, 3 notti; 2 adulti, 1 bambino (età 4), 1 camera" */
export function describeEnquiry({ stay, party = DEFAULT_PARTY }: Enquiry): string {
  const ages = agesText(party).replaceAll("x", "?").replaceAll("-", ", ");
  const children = withCount(party.children, ["bambino", "bambini"]);
  const people = [
    withCount(party.adults, ["adulto", "adulti"]),
    party.children && children + (ages && ` (età ${ages})`),
    withCount(party.rooms, ["camera", "camere"]),
  ];
  return [stay && describeStay(stay), people.filter(Boolean).join(", ")].filter(Boolean).join("; ");
}

/** All that is stored of a person: their messages and their subscription. */
export async function personalData(database: Database, email: string): Promise<object> {
  const isTheirs = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase();
  const messages = (await allMessages(database)).filter(isTheirs);
  const subscription = (await allSubscribers(database)).find(isTheirs);
  const isoTime = (at: number) => (at > 0 ? new Date(at).toISOString() : undefined);
  return {
    email,
    messages: messages.map(({ number, reference, receivedAt, answeredAt, ...message }) => ({
      number,
      reference,
      receivedAt: isoTime(receivedAt),
      answeredAt: isoTime(answeredAt),
      name: message.name,
      phone: message.phone,
      room: message.room,
      language: message.language,
      enquiry: message.enquiry,
      message: message.message,
      suspicion: message.suspicion || undefined,
    })),
    subscription: subscription && {
      requestedAt: isoTime(subscription.requestedAt),
      confirmedAt: isoTime(subscription.confirmedAt ?? 0),
      consent: subscription.consent,
      language: subscription.language,
    },
  };
}
