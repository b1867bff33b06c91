/** Short forms of stories and rooms for other pages, whose data stays small by them. */
import type { StayPrice } from "#app/domain/money.ts";
import type { Content, Room } from "./site-content.ts";

export type Teaser = ReturnType<typeof teasersOf>[number];

export function teasersOf({ articles }: Content<"territory">) {
  return articles.map(({ address, category, title, date, day, picture }) => ({
    address,
    category,
    title,
    date,
    day,
    picture: { card: picture.card },
  }));
}

export type Card = ReturnType<typeof cardOf>;

export function cardOf({
  address,
  name,
  kind,
  rate,
  rating,
  ratingWords,
  teaser,
  bed,
  extraBed,
  card,
}: Room & { rate: StayPrice }) {
  return { address, name, kind, rate, rating, ratingWords, teaser, bed, extraBed, card: card.card };
}
