/** Something the family can put right, said in Italian. */
export class DeskError extends Error {
  override name = "DeskError";
}
