import { ADULT_AGE, type Ages, type Party } from "#app/domain/party.ts";
import type { StayFields } from "../calendar/stay-fields.tsx";
import { type Day, isDay, MAX_NIGHTS, nightCountOf, type Stay } from "#app/domain/stay.ts";

type StayErrors = Partial<StayFields>;

export const parseCount = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);

/** Reads "4, ?, 11"; returns the ages, or a text that says what is wrong. */
function parseAges(text: string, children: number): Ages | string {
  if (!text) return [];
  const ageTexts = text.split(/[\s,;e]+/).filter(Boolean);
  const ages = ageTexts.map(parseCount);
  if (ageTexts.some((age, at) => age !== "?" && (ages[at] ?? ADULT_AGE) >= ADULT_AGE))
    return "Le età sono numeri sotto i 18, per esempio 4, 11.";
  return ages.length > children ? "Le età sono più dei bambini." : ages;
}

/** Returns errors or, if there are none, a stay and a party. The party has one room, because no field has a number of rooms. */
export function parseTypedStay(
  { checkIn, checkOut, ...partyFields }: StayFields,
  today: Day,
): { stay?: Stay; party?: Party; errors: StayErrors } {
  const adults = parseCount(partyFields.adults);
  const children = parseCount(partyFields.children || "0");
  const ages = parseAges(partyFields.ages, children ?? 0);
  const nightCount = isDay(checkIn) && isDay(checkOut) ? nightCountOf({ checkIn, checkOut }) : 1;
  const errors: StayErrors = {
    ...(!isDay(checkIn) && { checkIn: "Quando arriva?" }),
    ...(isDay(checkIn) && checkIn < today && { checkIn: "È già passato." }),
    ...(!isDay(checkOut) && { checkOut: "Quando parte?" }),
    ...(nightCount < 1 && { checkOut: "Parte prima di arrivare." }),
    ...(nightCount > MAX_NIGHTS && { checkOut: "Sono più di tre anni: controllate l’anno." }),
    ...(!adults && { adults: "Quanti adulti?" }),
    ...(children === undefined && { children: "Quanti bambini?" }),
    ...(typeof ages === "string" && { ages }),
  };
  if (!adults || children === undefined || typeof ages === "string") return { errors };
  if (Object.keys(errors).length > 0) return { errors };
  return { stay: { checkIn, checkOut }, party: { rooms: 1, adults, children, ages }, errors };
}
