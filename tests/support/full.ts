/** `npm test -- --full` runs long tables and soaks whole; the plain run, at a telling size. */
export const IS_FULL = process.env["FULL"] === "true";
