/** How much a network may post; counted on while the site's words change. */
import { MOST_AN_HOUR } from "../store/subscribers.ts";
import { type Cap, createCap, createLimit, type Limit } from "./limits.ts";

export type FormLimits = {
  /** How often a network may post at all, to both forms together. */
  cap: Cap;
  messages: Limit;
  signUps: Limit;
  signUpsAround: Limit;
};

const MINUTES = 600_000;

/** Limits that nobody has used yet; `now` only runs forward: a clock that is set back locks nobody out. */
export function createFormLimits(now = () => performance.now()): FormLimits {
  const limit = (most: number) => createLimit({ most, milliseconds: MINUTES, now });
  return {
    cap: createCap({ most: 60, milliseconds: MINUTES, now }),
    messages: limit(5),
    signUps: limit(3),
    // As many as letters leave in that time: one provider's customer, whose networks are thousands, fills no queue.
    signUpsAround: limit(MOST_AN_HOUR / 6),
  };
}
