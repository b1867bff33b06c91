/** `npm test -- --full` runs long tables and soak tests completely; the plain run takes a sample of them. */
export const IS_FULL = process.env["FULL"] === "true";
