/** The template's pages about a house: people, services, prices, contact. */
import { z } from "zod";
import type { PageData } from "#app/content/pictures.ts";
import { icon, picture, text, title } from "../parts.ts";
import { dollars, heading, screen } from "./screen.ts";

export const testimonial = z.strictObject({
  quote: text,
  name: title,
  from: text,
  avatar: picture("avatar"),
});

export type Testimonial = PageData<typeof testimonial>;

export const about = z.strictObject({
  ...screen,
  intro: z.strictObject({
    ...heading,
    words: z.array(text).min(1),
    picture: picture("member"),
    link: text,
  }),
  figures: z.array(z.strictObject({ figure: text, words: text })).length(3),
  values: z.strictObject({
    ...heading,
    items: z.array(z.strictObject({ icon, name: title, words: text })).length(3),
  }),
  reviews: z.strictObject({ ...heading, items: z.array(testimonial).min(3) }),
  team: z.strictObject({ heading: title, words: text, link: text }),
});

export const services = z.strictObject({
  ...screen,
  ...heading,
  words: text,
  link: text,
  items: z
    .array(z.strictObject({ icon, name: title, words: text, picture: picture("tile") }))
    .length(6, "I servizi del modello sono sei"),
});

const member = z.strictObject({
  name: title,
  role: text,
  email: z.email("L'indirizzo e-mail non è valido"),
  picture: picture("member"),
});

export type Member = PageData<typeof member>;

export const team = z.strictObject({
  ...screen,
  ...heading,
  words: text,
  members: z.array(member).length(6, "Le persone sono sei"),
});

export const pricing = z.strictObject({
  ...screen,
  ...heading,
  words: text,
  demo: text,
  plan: z.strictObject({
    title: title,
    price: dollars,
    period: text,
    features: z.array(text).length(4, "Le righe di un piano sono quattro"),
    button: text,
  }),
  plans: z.int().positive(),
  faq: z.strictObject({
    ...heading,
    items: z.array(z.strictObject({ title: title, text: text })).length(8, "Le domande sono otto"),
  }),
});

/** Numbers and addresses reserved for examples, which reach nobody. */
const invented = z.strictObject({
  phone: text.regex(/^\+1 555 01\d\d$/, "Un numero inventato va da +1 555 0100 a +1 555 0199"),
  email: text.regex(/^[\w.]+@example\.com$/, "Una e-mail inventata finisce con @example.com"),
  address: text.regex(/\bExample\b/, "Un indirizzo inventato lo dice: 1 Example Street"),
});

export const contact = z.strictObject({
  ...screen,
  invented,
  block: z.strictObject({ ...heading, words: text, phone: text, email: text, address: text }),
  form: z.strictObject({
    heading: title,
    name: title,
    email: text,
    subject: text,
    options: z.array(text).length(3, "Le voci sono tre"),
    message: text,
    button: text,
  }),
});
