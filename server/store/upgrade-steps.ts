/** The steps that bring the store of an earlier version to the tables of schema.ts. */

/** The oldest version whose stores are brought up to date. */
export const OLDEST_VERSION = 20;

/** From the oldest version on, the statements that make the next one. */
export const UPGRADE_STEPS: string[][] = [];

/** Counts up with each step. */
export const schemaVersion = () => OLDEST_VERSION + UPGRADE_STEPS.length;
