import type { Content, Room } from "#app/content/schemas.ts";

type Words = Content<"home">["rooms"];

/** How the rooms are announced; that they cost the same is said only while it is so. */
export function roomsHeading(
  { samePrice, otherPrices, ...heading }: Words,
  rooms: Pick<Room, "rate">[],
) {
  const rates = new Set(rooms.map(({ rate }) => rate));
  return { ...heading, words: rates.size === 1 ? samePrice : otherPrices };
}
