/** What still has to be filled in before the site goes live, read from content and pictures. */
import { readAllContent, readContent, readFacts } from "#app/content/read.ts";
import type { ContentName } from "#app/content/site-content.ts";
import { usedAddresses } from "#app/content/used-pictures.ts";
import { PLACEHOLDER } from "#app/domain/placeholder.ts";
import { catalogue, masterName, masterOf, masters } from "#pictures/catalogue.ts";
import { placeOf } from "#pictures/masters.ts";
import { languageSlips } from "./language-slips.ts";
import { wrongCounts } from "./room-count.ts";
import { textsIn, type Told } from "./told.ts";

/** Texts that show by themselves that they are placeholders. */
const TELLTALE: [pattern: RegExp, reason: string][] = [
  [PLACEHOLDER, "è ancora da inserire"],
  [/^\+\d\d[ 0]+$/, "il numero di telefono è finto"],
  [/\.example\b/, "l'indirizzo è un segnaposto"],
  [/^https:\/\/www\.(facebook|instagram)\.com\/$/, "manca la pagina della casa"],
];

/** The shapes of the two codes of a house in Abruzzo; only a warning, the family's paper decides. */
const CODES: [code: "cin" | "cir", pattern: RegExp, shape: string][] = [
  ["cin", /^IT\d{6}[A-Z0-9]{8,12}$/, "di solito è IT, sei cifre e da otto a dodici caratteri"],
  ["cir", /^[A-Z0-9]{13}$/, "di solito ha 13 caratteri"],
];

function samples(value: unknown, place: string): Told[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => samples(child, `${place}.${key}`));
  return "sample" in value && value.sample === true
    ? [{ place, reason: "è un esempio: mettere quello vero, o toglierlo" }, ...inner]
    : inner;
}

function codes(): Told[] {
  const given = readContent("house").codes;
  return CODES.filter(
    ([code, pattern]) => !PLACEHOLDER.test(given[code]) && !pattern.test(given[code]),
  ).map(([code, , shape]) => ({ place: `house.codes.${code}`, reason: `controllare: ${shape}` }));
}

/** What still stands in the tax from the sample in prices.yaml. */
function taxSamples(): Told[] {
  const { tax } = readContent("prices");
  const { town } = readContent("house").address;
  const source = tax?.source ?? "";
  const found: [isOne: boolean, place: string, reason: string][] = [
    [/…|\.\.\.|^Delibera$/.test(source), "source", `è ancora l'esempio ("${source}")`],
    [
      tax?.town !== undefined && tax.town !== town,
      "town",
      `controllare: l'imposta è di ${tax?.town}, e in house.yaml la casa è a ${town}`,
    ],
  ];
  return found.flatMap(([isOne, field, reason]) =>
    isOne ? [{ place: `prices.tax.${field}`, reason }] : [],
  );
}

/** Stars that no guest gave yet: the law forbids ratings of nobody. */
function ratings(): Told[] {
  return readFacts().rooms.rooms.flatMap(({ slug, ratingSource }) =>
    ratingSource
      ? []
      : [
          {
            place: `rooms.${slug}.rating`,
            reason:
              'le stelle non sono ancora un voto: scrivere sotto chi lo ha dato, per esempio ratingSource: "37 voti su Booking.com"',
          },
        ],
  );
}

/** The guesthouse's own pages count its rooms; stories and demonstration pages count other things. */
const COUNTING: ContentName[] = [
  "home",
  "about",
  "rooms",
  "search",
  "services",
  "contact",
  "house",
  "words",
];

function counts(): Told[] {
  const { length } = readContent("rooms").rooms;
  const told = COUNTING.flatMap((name) => textsIn(readContent(name), name));
  return told.flatMap(([place, text]) =>
    wrongCounts(text, length).map((said) => ({
      place,
      reason: `controllare: dice "${said}", e in rooms.yaml le camere sono ${length}`,
    })),
  );
}

function standIns(): Told[] {
  const used = usedAddresses();
  const missing = [...catalogue.values()].filter(
    (picture) =>
      !masterOf(picture) && used.some((address) => address.startsWith(`/pictures/${picture.id}-`)),
  );
  return [...new Set(missing.map(masterName))].map((name) => ({
    place: `pictures/masters/${name}.jpg`,
    reason: "manca l'immagine, al suo posto c'è una tinta",
  }));
}

/** Photographs under a name that no picture has: a slip of the pen, most often. */
function strangers(): Told[] {
  return [...masters]
    .filter(([id]) => !catalogue.has(id))
    .map(([, { file }]) => ({
      place: placeOf(file),
      reason: "il sito non la mostra: in pictures/catalogue.yaml non c'è questo nome",
    }));
}

/** Everything that is not ready; `siteUrl` is where the site will be reached. */
export function placeholders(siteUrl: string): Told[] {
  const names = Object.keys(readAllContent()) as ContentName[];
  const content = names.flatMap((name) => {
    const read = readContent(name);
    const told = textsIn(read, name).flatMap(([place, text]) => {
      const found = TELLTALE.find(([pattern]) => pattern.test(text));
      return found ? [{ place, reason: `${found[1]} ("${text}")` }] : [];
    });
    return [...told, ...samples(read, name)];
  });
  const address = siteUrl.startsWith("https://")
    ? []
    : [{ place: "SITE_URL", reason: `manca l'indirizzo del sito, per ora è ${siteUrl}` }];
  return [
    ...content,
    ...codes(),
    ...taxSamples(),
    ...ratings(),
    ...counts(),
    ...address,
    ...standIns(),
    ...strangers(),
    ...languageSlips(),
  ];
}
