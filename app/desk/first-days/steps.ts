/** The questions of the first days that every house has, in their order. */
import { type Documents, type Place, valueAt, valuesOf } from "#app/content/documents.ts";
import type { Value } from "#app/content/rows.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { mapAround } from "#pictures/map-places.ts";
import { subjectPath } from "../words/part-path.ts";

export type StepField = {
  label: string;
  /** All places of the same value. */
  places: Place[];
  /** The name in `without` of content/house.yaml that an empty field sets: the house has no such thing. */
  absence?: string;
  parse?: (typed: string) => string;
};

export type StepChange = Place & { value?: Value | undefined };

export type Step = {
  id: string;
  title: string;
  help?: string | undefined;
  link?: { href: string; title: string } | undefined;
  fields: StepField[];
  /** Whether the step is open. Undefined: as long as one of its fields has the software's own value. */
  isOpen?: boolean;
  /** The changes that "Non c'è" makes: the house goes without, or a text is taken out or hidden. */
  missing?: StepChange[];
  /** Warnings of these places belong to the step, beside those about its fields. */
  covers?: RegExp;
};

const fact = (label: string, path: string, file = "house"): StepField => ({
  label,
  places: [{ file, path }],
});

/** A field whose value is the same in every language. */
const alike = (label: string, file: string, path: string): StepField => ({
  label,
  places: LANGUAGE_CODES.map((language) => ({ file: `${language}/${file}`, path })),
});

export const without = (...names: string[]): StepChange[] =>
  names.map((name) => ({ file: "house", path: `without.${name}`, value: true }));

const ADDRESS = "Si copia dalla barra del browser, con https:// davanti.";

/** The id of a video in its address. */
const videoId = (typed: string) =>
  /(?:v=|be\/|embed\/|shorts\/)([\w-]{11})/.exec(typed)?.[1] ?? typed;

type Room = { slug: string; name: string; hidden?: boolean };

type Entry = { sample?: boolean; hidden?: boolean };

/** Hides the invented reviews that pages show. */
function sampleReviews(documents: Documents): StepChange[] {
  return ["home", "about"].flatMap((name) => {
    const file = `${DEFAULT_LANGUAGE}/${name}`;
    const items = valueAt(valuesOf(file, documents), "reviews.items") as Entry[];
    return items.flatMap(({ sample, hidden }, at) =>
      sample && !hidden ? [{ file, path: `reviews.items.${at}.hidden`, value: true }] : [],
    );
  });
}

export function stepsFor(documents: Documents): Step[] {
  const { rooms } = valuesOf("rooms", documents) as { rooms: Room[] };
  const visible = rooms.flatMap((room, at) => (room.hidden ? [] : [{ ...room, at }]));
  const town = String(valueAt(valuesOf("house", documents), "address.town"));
  const reviews = sampleReviews(documents);
  const { contact, home } = PATHS_IN[DEFAULT_LANGUAGE];
  return [
    {
      id: "casa",
      title: "Chi siete, e dove?",
      fields: [
        fact("Nome della casa", "name"),
        fact("Telefono, con il prefisso (+39 …)", "phone"),
        fact("E-mail", "email"),
        fact("Via e numero", "address.street"),
        fact("CAP", "address.postcode"),
        fact("Paese", "address.town"),
        fact("Provincia (due lettere)", "address.province"),
        fact("Titolare", "codes.holder"),
        alike("Chi accoglie gli ospiti, e firma le risposte", "about", "owner.name"),
      ],
    },
    {
      id: "codici",
      title: "I codici della casa",
      help: "La legge li vuole su ogni annuncio. Ve li hanno dati la Regione e il Ministero.",
      fields: [fact("CIN", "codes.cin"), fact("CIR", "codes.cir")],
      missing: without("codes"),
    },
    ...visible.map(({ slug, name, at }): Step => ({
      id: `camera.${slug}`,
      title: `La camera «${name}»`,
      help: "È come la raccontiamo? Letti, comodità e parole stanno qui sotto; le fotografie sono una domanda a parte.",
      link: { href: subjectPath("rooms"), title: "Letti, comodità e parole" },
      fields: [fact("Nome", `rooms.${at}.name`, "rooms")],
      ...(visible.length > 1 && {
        missing: [{ file: "rooms", path: `rooms.${at}.hidden`, value: true }],
      }),
      covers: new RegExp(`^rooms\\.rooms\\.${at}\\.hero$`),
    })),
    {
      id: "prezzi",
      title: "Quanto costa una notte, in due?",
      fields: visible.map(({ slug, name }) => fact(name, `rates.${slug}.base`, "prices")),
    },
    {
      id: "orari",
      title: "A che ora si arriva e si parte?",
      fields: [
        fact("Arrivo, dalle", "arrival.checkInFrom"),
        fact("Partenza, entro le", "arrival.checkOutBefore"),
      ],
    },
    {
      id: "distanze",
      title: "Quanti chilometri ci sono?",
      fields: [fact("Dal mare", "kilometres.sea"), fact("Dalle piste da sci", "kilometres.ski")],
      missing: without("distances"),
    },
    {
      id: "mappa",
      title: "La mappa disegnata va bene?",
      help: "È delle colline teramane, e il vostro paese non c’è: il segno è un cerchio largo.",
      link: { href: contact, title: "Guarda i Contatti" },
      fields: [],
      isOpen: !mapAround(town).isKnown,
      missing: without("map"),
    },
    {
      id: "pagine",
      title: "Avete una pagina Facebook o Instagram?",
      help: `${ADDRESS} Se ne avete una sola, l’altra resta vuota.`,
      fields: [
        { ...fact("Facebook", "links.facebook"), absence: "facebook" },
        { ...fact("Instagram", "links.instagram"), absence: "instagram" },
      ],
      missing: without("facebook", "instagram"),
    },
    {
      id: "video",
      title: "Avete un video della casa su YouTube?",
      help: ADDRESS,
      fields: [{ ...alike("Il suo indirizzo", "about", "video.youtube"), parse: videoId }],
      missing: without("video"),
      covers: /^about\.video$/,
    },
    {
      id: "stelle",
      title: "Chi ha dato le stelle alle camere?",
      help: "Per esempio «37 voti su Booking.com». Un voto senza fonte la legge non lo vuole.",
      fields: [
        {
          label: "Da dove viene il voto",
          places: visible.map(({ at }) => ({ file: "rooms", path: `rooms.${at}.ratingSource` })),
        },
      ],
      missing: without("stars"),
      covers: /^rooms\..*rating$/,
    },
    {
      id: "recensioni",
      title: "Le recensioni sono inventate",
      help: "«Non c’è» le toglie tutte. Quelle vere si aggiungono quando volete.",
      link: { href: home, title: "Guarda la pagina iniziale" },
      fields: [],
      isOpen: reviews.length > 0,
      missing: reviews,
      covers: /^(home|about)\.reviews\./,
    },
    {
      id: "noleggio",
      title: "C’è un noleggio d’auto per i vostri ospiti?",
      help: ADDRESS,
      fields: [alike("Il suo indirizzo", "services", "rental.link")],
      missing: without("rental"),
    },
    {
      id: "studio",
      title: "Chi ha fatto il sito vuole esserci?",
      help: "In fondo alle pagine, con un collegamento.",
      fields: [fact("Nome", "developer.name"), fact("Indirizzo del suo sito", "developer.link")],
      missing: without("developer"),
    },
  ];
}
