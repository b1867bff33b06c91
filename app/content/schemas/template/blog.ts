/** The stories of the template. */
import { z } from "zod";
import type { PageData } from "#app/content/pictures.ts";
import { day, picture, text, title } from "../parts.ts";
import { heading, screen } from "./screen.ts";

const post = z.strictObject({
  title: title,
  date: text,
  day,
  category: text,
  author: text,
  excerpt: text,
  picture: picture("tile"),
});

export type Post = PageData<typeof post>;

const list = z.strictObject({ heading: title, items: z.array(text).min(1) });

export const blog = z.strictObject({
  ...screen,
  ...heading,
  readMore: text,
  pager: z.strictObject({ previous: text, next: text, pages: z.int().positive() }),
  sidebar: z.strictObject({
    search: text,
    popular: text,
    categories: list,
    tags: list,
  }),
  posts: z.array(post).length(6, "Le storie del modello sono sei"),
});

const neighbour = z.strictObject({ label: title, title: title });

const comment = z.strictObject({
  name: title,
  date: text,
  day,
  text: text,
  avatar: picture("avatar"),
});

export const blogPost = z.strictObject({
  ...screen,
  name: title,
  date: text,
  day,
  category: text,
  author: text,
  lead: text,
  body: z.array(text).min(1),
  picture: picture("still"),
  more: text,
  rules: list,
  tags: list,
  share: z.strictObject({
    heading: title,
    items: z.array(z.strictObject({ label: title, name: title })).length(4),
  }),
  previous: neighbour,
  next: neighbour,
  comments: z.strictObject({
    heading: title,
    reply: text,
    items: z.array(comment).length(2, "I commenti sono due"),
  }),
  form: z.strictObject({
    heading: title,
    name: title,
    email: text,
    website: text,
    comment: text,
    save: text,
    button: text,
    demo: text,
  }),
});
