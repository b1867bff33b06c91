/**
 * What the files in content/ must hold. The sentence at a field is what the family reads when the
 * field is wrong or missing, so these are written for them, in Italian.
 */
import { z } from "zod";
import { ICON_NAMES } from "#app/ui/icon-names.ts";
import type { CropName } from "#pictures/crops.ts";
import { pictureOf } from "#pictures/catalogue.ts";

const text = z.string("Manca un testo").trim().min(1, "Il testo è vuoto");

const icon = z.enum(ICON_NAMES, "Questa icona non esiste");

const path = text.regex(
  /^\/[\w/#-]*$/,
  "Un indirizzo del sito comincia con /, per esempio /contatti",
);

const externalLink = z.url({
  protocol: /^https$/,
  error: "Serve un indirizzo che comincia con https://",
});

const euros = z
  .string('Il prezzo va scritto così: "85,00"')
  .regex(/^\d+,\d{2}$/, 'Il prezzo va scritto così: "85,00"')
  .transform((written) => Number(written.replace(",", "")))
  .refine((cents) => cents > 0, "Il prezzo deve essere maggiore di zero");

const hour = text.regex(/^\d{1,2}:\d{2}$/, "L'ora va scritta così: 9:00");

const day = z.iso.date("Il giorno va scritto così: 2024-05-10");

/** A picture of the catalogue, cut for its place; becomes what `Picture` needs to show it. */
const picture = (crop: CropName) =>
  text.transform((id, context) => {
    const found = pictureOf(id, crop);
    if (typeof found !== "string") return found;
    context.addIssue({ code: "custom", message: found });
    return z.NEVER;
  });

const house = z.strictObject({
  name: text,
  kind: text,
  tagline: text,
  phone: text.regex(/^\+\d[\d ]{6,}$/, "Il telefono va scritto con il prefisso: +39 0861 123456"),
  email: z.email("L'indirizzo e-mail non è valido"),
  address: z.strictObject({ street: text, postcode: text, town: text, province: text }),
  codes: z.strictObject({ cin: text, cir: text, holder: text, vat: text.optional() }),
  links: z.strictObject({ facebook: externalLink, instagram: externalLink }),
  developer: z.strictObject({ name: text, link: externalLink }),
  arrival: z.strictObject({ checkInFrom: hour, checkOutBefore: hour }),
  kilometres: z.strictObject({ sea: z.int(), ski: z.int() }),
  taxNote: text,
});

const room = z.strictObject({
  slug: z.enum(["elegant_room", "natural_room", "reading_room"], "Questa stanza non esiste"),
  name: text,
  kind: text,
  rate: euros,
  bed: text,
  extraBed: text,
  rating: z.int().min(1).max(5),
  teaser: text,
  lead: text,
  description: z.array(text).min(1),
  amenities: z.array(z.strictObject({ icon, label: text })).min(1),
  hero: picture("hero"),
  card: picture("card"),
  gallery: z.array(picture("gallery")).min(1),
});

const rooms = z.strictObject({
  rooms: z.array(room).length(3, "Le stanze sono tre"),
});

const slide = z.strictObject({ headline: text, words: text, picture: picture("hero") });

const review = z.strictObject({
  quote: text,
  name: text,
  from: text,
  avatar: picture("avatar"),
  date: day.optional(),
  source: text.optional(),
  sample: z.boolean(),
});

const home = z.strictObject({
  title: text,
  description: text,
  hero: z.array(slide).length(2, "Le immagini di apertura sono due"),
  rooms: z.strictObject({ label: text, heading: text, words: text }),
  intro: z.strictObject({
    label: text,
    heading: text,
    words: z.array(text),
    picture: picture("portrait"),
    detail: picture("card"),
  }),
  services: z.strictObject({
    label: text,
    heading: text,
    items: z
      .array(z.strictObject({ icon, name: text, english: z.boolean(), words: text }))
      .length(6, "I servizi sono sei"),
  }),
  area: z.strictObject({
    label: text,
    heading: text,
    words: text,
    places: z.array(
      z.strictObject({ name: text, figure: text, words: text, picture: picture("card") }),
    ),
  }),
  reviews: z.strictObject({
    label: text,
    heading: text,
    note: text,
    items: z.array(review).min(3),
  }),
  blog: z.strictObject({
    label: text,
    heading: text,
    items: z
      .array(
        z.strictObject({
          category: z.enum(["Italia", "Abruzzo", "Marche"]),
          title: text,
          date: text,
          day,
          path,
          picture: picture("card"),
        }),
      )
      .length(3),
  }),
});

const opening = z.strictObject({
  label: text,
  heading: text,
  words: text,
  picture: picture("hero"),
});

const block = z.strictObject({ label: text, heading: text, words: text });

const contact = z.strictObject({
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
    ready: text,
    choice: text,
  }),
  map: z.strictObject({
    heading: text,
    picture: picture("band"),
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

const search = z.strictObject({
  title: text,
  description: text,
  hero: opening,
  answer: block,
  together: z.strictObject({ heading: text, words: text }),
});

const details = z.strictObject({
  title: text,
  name: text,
  label: text,
  demo: text,
  lead: text,
  description: z.array(text).min(1),
  gallery: z.array(picture("gallery")).length(6, "Le immagini sono sei"),
  services: z.array(z.strictObject({ icon, label: text })).length(4),
  rules: z.array(z.strictObject({ title: text, words: text })).length(2),
});

const pageHero = z.strictObject({ label: text, words: text, picture: picture("hero") });

const about = z.strictObject({
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
    items: z.array(review).length(3, "Le recensioni di questa pagina sono tre"),
  }),
  owner: z.strictObject({
    sample: z.boolean(),
    label: text,
    name: text,
    role: text,
    headline: text,
    words: z.array(text).min(1),
    portrait: picture("portrait"),
  }),
  video: z.strictObject({
    sample: z.boolean(),
    youtube: text.regex(
      /^[\w-]{11}$/,
      'Servono gli 11 caratteri dopo "v=" nell’indirizzo del video',
    ),
    name: text,
    notice: text,
    poster: picture("still"),
  }),
});

const services = z.strictObject({
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

const article = z.strictObject({
  slug: z.enum(["italia", "abruzzo", "marche"], "Questo articolo non esiste"),
  category: z.enum(["Italia", "Abruzzo", "Marche"]),
  title: text,
  date: text,
  day,
  updated: day,
  description: text,
  lead: text,
  picture: picture("hero"),
  sections: z.array(z.strictObject({ heading: text, words: z.array(text).min(1) })).min(1),
  sources: z.array(z.strictObject({ label: text, link: externalLink })).min(1),
});

const territory = z.strictObject({
  articles: z.array(article).length(3, "Gli articoli sono tre"),
});

const privacy = z.strictObject({
  title: text,
  heading: text,
  description: text,
  lead: text,
  updated: day,
  sections: z.array(
    z.strictObject({
      heading: text,
      words: z.array(text).min(1),
      items: z.array(z.strictObject({ name: text, words: text })),
      after: z.array(text),
    }),
  ),
});

/** Each file of content/ and what it must hold. */
export const SCHEMAS = {
  house,
  rooms,
  home,
  about,
  services,
  search,
  contact,
  details,
  territory,
  privacy,
};

export type ContentName = keyof typeof SCHEMAS;

export type House = z.output<typeof house>;
export type Room = z.output<typeof room>;
export type Rooms = z.output<typeof rooms>;
export type Home = z.output<typeof home>;
export type Review = z.output<typeof review>;
export type Contact = z.output<typeof contact>;
export type Search = z.output<typeof search>;
export type Details = z.output<typeof details>;
export type Services = z.output<typeof services>;
export type About = z.output<typeof about>;
export type Territory = z.output<typeof territory>;
export type Article = z.output<typeof article>;
export type Privacy = z.output<typeof privacy>;
