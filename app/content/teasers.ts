/** What other pages show of a story: little, so that they do not carry all its words. */
import type { Article, Content } from "./schemas.ts";

export type Teaser = Pick<Article, "slug" | "category" | "title" | "date" | "day" | "picture">;

/** The stories in their order, each with what announces it. */
export function teasersOf({ articles }: Content<"territory">): Teaser[] {
  return articles.map(({ slug, category, title, date, day, picture }) => ({
    slug,
    category,
    title,
    date,
    day,
    picture,
  }));
}
