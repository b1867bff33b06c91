import { createLimit } from "#server/requests/limits.ts";
import { MAX_CONFIRMATIONS_PER_HOUR } from "#server/store/subscribers.ts";
import { MINUTE } from "#server/system/durations.ts";

/** `now` is monotonic, so that a correction of the clock locks nobody out. */
export function createFormLimits(now = () => performance.now()) {
  const perTenMinutes = (maxItems: number) => createLimit({ maxItems, windowMs: 10 * MINUTE, now });
  return {
    posts: perTenMinutes(60),
    messages: perTenMinutes(5),
    signUps: perTenMinutes(3),
    // One customer of a provider may have a whole block of networks. In ten minutes, all networks of a block together may
    // sign up only as many addresses as we send confirmations to in ten minutes, so that they cannot fill the outbox.
    widerSignUps: perTenMinutes(MAX_CONFIRMATIONS_PER_HOUR / 6),
  };
}
