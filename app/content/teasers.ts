/** Short forms of stories and rooms for other pages, whose data stays small by them. */
import type { StayPrice } from "#app/domain/money.ts";
import type { Article, Content, Room } from "./site-content.ts";

export type Teaser = Pick<Article, "address" | "category" | "title" | "date" | "day"> & {
  picture: Pick<Article["picture"], "card">;
};

export function teasersOf({ articles }: Content<"territory">): Teaser[] {
  return articles.map(({ address, category, title, date, day, picture }) => ({
    address,
    category,
    title,
    date,
    day,
    picture: { card: picture.card },
  }));
}

export type Card = Pick<
  Room,
  "address" | "name" | "kind" | "rating" | "ratingWords" | "teaser" | "bed" | "extraBed"
> & { rate: StayPrice; card: Room["card"]["card"] };

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
}: Room & Pick<Card, "rate">): Card {
  return { address, name, kind, rate, rating, ratingWords, teaser, bed, extraBed, card: card.card };
}
