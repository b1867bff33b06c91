import { z } from "zod";
import {
  day,
  externalLink,
  textWith,
  pluralForms,
  icon,
  headingAndText,
  pageHero,
  picture,
  pictureFor,
  sample,
  text,
  title,
} from "./parts.ts";
import { hidden, reviews, translatedReviewsShape } from "./entries.ts";
import { storySlug, SAME_ADDRESS, uniqueByField } from "./slugs.ts";

export const home = z.strictObject({
  title: title,
  description: text,
  hero: z
    .array(z.strictObject({ headline: text, words: text }))
    .length(2, "Le frasi di apertura sono due, come le immagini"),
  opening: z.strictObject({
    name: title,
    about: text,
    pause: text,
    resume: text,
    show: textWith("numero"),
  }),
  rooms: z.strictObject({ heading: title, samePrice: text, otherPrices: text }),
  intro: z.strictObject({
    label: title,
    heading: title,
    words: z.array(text),
    button: text,
  }),
  services: z.strictObject({
    label: title,
    heading: title,
    items: z
      .array(z.strictObject({ icon, name: title, english: z.boolean(), words: text }))
      .length(6, "I servizi sono sei"),
  }),
  reviews: reviews.extend({ all: text, fewer: text }),
  area: z.strictObject({ label: title, heading: title, words: text, button: text }),
});

export const translatedHome = home.extend({
  reviews: home.shape.reviews.extend(translatedReviewsShape),
});

export const about = z.strictObject({
  title: title,
  description: text,
  hero: pageHero,
  intro: z.strictObject({
    heading: title,
    words: z.array(text).min(1),
    button: text,
  }),
  experience: z.strictObject({
    heading: title,
    words: text,
    rooms: pluralForms(),
    sea: text,
    ski: text,
  }),
  reviews,
  owner: z.strictObject({
    sample,
    label: title,
    name: title,
    role: text,
    headline: text,
    words: z.array(text).min(1),
  }),
  video: z.strictObject({
    sample,
    youtube: text.regex(
      /^[\w-]{11}$/,
      'Servono gli 11 caratteri dopo "v=" nell’indirizzo del video',
    ),
    name: title,
    notice: text,
    watch: text,
    watchOutside: text,
  }),
});

export const translatedAbout = about.extend({ reviews: reviews.extend(translatedReviewsShape) });

export const services = z.strictObject({
  title: title,
  description: text,
  hero: pageHero,
  list: text,
  items: z
    .array(z.strictObject({ name: title, english: z.boolean(), words: text }))
    .length(6, "I servizi sono sei"),
  rental: z.strictObject({ heading: title, words: text, label: title, link: externalLink }),
});

export const contact = z.strictObject({
  title: title,
  description: text,
  hero: headingAndText,
  block: headingAndText.extend({
    label: title,
    ways: z.array(text).length(3, "Sono tre: telefono, e-mail, indirizzo"),
  }),
  form: z.strictObject({
    heading: title,
    name: title,
    email: text,
    subject: text,
    general: text,
    message: text,
    phone: text,
    enquiry: textWith("scelta"),
    button: text,
    note: text,
    tooLong: textWith("massimo", "scritti"),
    sending: text,
    thanks: text,
    thanksWords: text,
    reference: text,
    undelivered: text,
    ready: text,
    choice: text,
    chat: text,
    mail: text,
  }),
  map: z.strictObject({
    heading: title,
    here: text,
    nearby: text,
    button: text,
    notice: text,
    frame: text,
    apps: text,
    google: text,
    apple: text,
    regions: z.strictObject({ sea: title, valley: title, laga: title, granSasso: title }),
  }),
  directions: z.strictObject({
    label: title,
    heading: title,
    ways: z.array(z.strictObject({ icon, name: title, words: text })).length(3),
    last: text,
  }),
});

export const search = z.strictObject({
  title: title,
  description: text,
  hero: headingAndText,
  answer: headingAndText.extend({ withoutScripts: text }),
  form: z.strictObject({ show: text, change: text }),
  room: z.strictObject({
    every: text,
    people: pluralForms("numero"),
    tooMany: textWith("persone", "posti"),
    extraBed: textWith("persone"),
    doubleBed: textWith("persone"),
    total: textWith("notti"),
    ask: text,
  }),
  together: z.strictObject({ heading: title, words: text, ask: textWith("numero") }),
});

const article = z.strictObject({
  slug: storySlug.meta({ input: "none" }),
  day,
  updated: day,
  picture: pictureFor("hero", "card"),
  /** The words of the chapters are `sections` of `articleWords`, in the same order. `news` is the day of a chapter's news. */
  chapters: z
    .array(z.strictObject({ picture: picture("card").optional(), news: day.optional() }))
    .min(1),
  sources: z.array(z.strictObject({ label: title, link: externalLink })).min(1),
  hidden,
});

const articleWords = z.strictObject({
  /** The last segment of the article's path. */
  address: storySlug.meta({ input: "none" }),
  category: text,
  title: title,
  date: text,
  description: text,
  lead: text,
  sections: z.array(z.strictObject({ heading: title, words: z.array(text).min(1) })).min(1),
});

export const territoryWords = z.strictObject({
  page: z.strictObject({
    updated: textWith("giorno"),
    news: textWith("mese"),
    sources: text,
    others: text,
    alone: text,
    advice: text,
    ask: text,
  }),
  articles: z.record(storySlug, articleWords).superRefine(uniqueByField("address", SAME_ADDRESS)),
});

export const territory = z.strictObject({
  articles: z
    .array(article)
    .superRefine(uniqueByField("slug", "Due articoli hanno lo stesso indirizzo")),
});
