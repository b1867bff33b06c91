/** The other Italian pages. */
import { z } from "zod";
import { areaMap } from "./area-map.ts";
import {
  block,
  day,
  externalLink,
  filled,
  icon,
  opening,
  pageHero,
  picture,
  pictureFor,
  review,
  sample,
  text,
} from "./parts.ts";
import { eachOnce, storySlug } from "./slugs.ts";

export const about = z.strictObject({
  title: text,
  description: text,
  hero: pageHero,
  intro: z.strictObject({
    label: text,
    heading: text,
    words: z.array(text).min(1),
    picture: picture("portrait"),
  }),
  experience: z.strictObject({ label: text, heading: text, words: text }),
  reviews: z.strictObject({
    label: text,
    heading: text,
    note: text,
    items: z.array(review),
  }),
  owner: z.strictObject({
    sample,
    label: text,
    name: text,
    role: text,
    headline: text,
    words: z.array(text).min(1),
    portrait: picture("portrait"),
  }),
  video: z.strictObject({
    sample,
    youtube: text.regex(
      /^[\w-]{11}$/,
      'Servono gli 11 caratteri dopo "v=" nell’indirizzo del video',
    ),
    name: text,
    notice: text,
    poster: picture("still"),
  }),
});

export const services = z.strictObject({
  title: text,
  description: text,
  hero: pageHero,
  items: z
    .array(
      z.strictObject({ name: text, english: z.boolean(), words: text, picture: picture("card") }),
    )
    .length(6, "I servizi sono sei"),
  rental: z.strictObject({ heading: text, words: text, label: text, link: externalLink }),
});

export const contact = z.strictObject({
  title: text,
  description: text,
  hero: opening,
  block,
  form: z.strictObject({
    heading: text,
    name: text,
    email: text,
    subject: text,
    general: text,
    message: text,
    button: text,
    note: text,
    tooLong: filled("massimo", "scritti"),
    sending: text,
    thanks: text,
    thanksWords: text,
    reference: text,
    undelivered: text,
    ready: text,
    choice: text,
  }),
  map: z.strictObject({
    heading: text,
    drawing: areaMap,
    here: text,
    nearby: text,
    button: text,
    notice: text,
    frame: text,
    apps: text,
  }),
  directions: z.strictObject({
    label: text,
    heading: text,
    ways: z.array(z.strictObject({ icon, name: text, words: text })).length(3),
    last: text,
  }),
});

export const search = z.strictObject({
  title: text,
  description: text,
  hero: opening,
  answer: block,
  together: z.strictObject({ heading: text, words: text }),
});

export const article = z.strictObject({
  slug: storySlug,
  category: text,
  title: text,
  date: text,
  day,
  updated: day,
  description: text,
  lead: text,
  picture: pictureFor("hero", "card"),
  sections: z.array(z.strictObject({ heading: text, words: z.array(text).min(1) })).min(1),
  sources: z.array(z.strictObject({ label: text, link: externalLink })).min(1),
});

export const territory = z.strictObject({
  articles: z
    .array(article)
    .superRefine(eachOnce("slug", "Due articoli hanno lo stesso indirizzo")),
});
