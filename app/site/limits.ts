import rooms from "#content/rooms.yaml";
import { limitsOf } from "#app/domain/party.ts";

/** What may be asked of our house, which has as many rooms as content/rooms.yaml says. */
export const LIMITS = limitsOf(rooms.rooms.length);

/** Cents a night, of every room. */
export const RATES = rooms.rooms.map(({ rate }) => rate);
