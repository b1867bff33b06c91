/** Warns about what the family has to write or to check before the site goes online. */
import { type Documents, valuesOf } from "#app/content/documents.ts";
import { FACT_SCHEMAS, WORD_SCHEMAS } from "#app/content/files.ts";
import { readContents } from "#app/content/read.ts";
import type { ContentName, SiteContent } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { BLANK_PATTERN, placeholderKind, type PlaceholderKind } from "#app/domain/placeholder.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { wrongRoomCounts } from "./room-count.ts";
import { memberOf } from "../rows.ts";
import { valuesIn } from "../texts.ts";
import { isVisible } from "../visible-entries.ts";
import { languageWarnings, visibleTextsIn, type Warning } from "./language-issues.ts";

const PLACEHOLDER_REASONS: Record<PlaceholderKind, string> = {
  text: "è ancora da inserire",
  phone: "il numero di telefono è finto",
  address: "l'indirizzo è un segnaposto",
  page: "manca la pagina della casa",
};

/** The usual forms of registration codes. An unusual code only causes a warning, because the authority may have issued it. */
const REGISTRATION_CODE_FORMATS: [code: "cin" | "cir", pattern: RegExp, usualForm: string][] = [
  ["cin", /^IT\d{6}[A-Z0-9]{8,12}$/, "di solito è IT, sei cifre e da otto a dodici caratteri"],
  ["cir", /^[A-Z0-9]{13}$/, "di solito ha 13 caratteri"],
];

function sampleWarnings(values: unknown, file: string): Warning[] {
  const reason = "è un esempio: mettere quello vero, o toglierlo";
  return valuesIn(values, file, (inner) => !isVisible(inner))
    .filter(([, value]) => memberOf(value, "sample") === true)
    .map(([place]) => ({ place, reason }));
}

function registrationCodeWarnings({ house }: SiteContent): Warning[] {
  return REGISTRATION_CODE_FORMATS.filter(([code, pattern]) => {
    const writtenCode = house.codes[code];
    return (
      writtenCode !== undefined && !BLANK_PATTERN.test(writtenCode) && !pattern.test(writtenCode)
    );
  }).map(([code, , usualFormat]) => ({
    place: `house.codes.${code}`,
    reason: `controllare: ${usualFormat}`,
  }));
}

type RoomInFile = { name: string; hero: string; ratingSource?: string };

/** Warns about a room's stars that have no source, because the law forbids invented ratings. */
function ratingWarnings(rooms: RoomInFile[]): Warning[] {
  const reason =
    "le stelle non sono ancora un voto: scrivere chi lo ha dato, per esempio «37 voti su Booking.com»";
  return rooms.flatMap(({ ratingSource }, at) =>
    ratingSource ? [] : [{ place: `rooms.rooms.${at}.rating`, reason }],
  );
}

function copiedPictureWarnings(rooms: RoomInFile[]): Warning[] {
  return rooms.flatMap(({ hero }, at) => {
    const earlierRoom = rooms.slice(0, at).find((room) => room.hero === hero);
    if (!earlierRoom) return [];
    const reason = `le immagini sono ancora quelle di ${earlierRoom.name}: sceglierne altre`;
    return [{ place: `rooms.rooms.${at}.hero`, reason }];
  });
}

const SUBJECTS_WITH_ROOM_COUNTS: ContentName[] = [
  "home",
  "about",
  "rooms",
  "search",
  "services",
  "contact",
  "house",
  "words",
];

function roomCountWarnings(content: SiteContent): Warning[] {
  const roomCount = content.rooms.rooms.length;
  const texts = SUBJECTS_WITH_ROOM_COUNTS.flatMap((name) => visibleTextsIn(content[name], name));
  return texts.flatMap(([place, text]) =>
    wrongRoomCounts(text, roomCount).map((words) => ({
      place,
      reason: `controllare: dice "${words}", e le camere sono ${roomCount}`,
    })),
  );
}

/** Returns the values as they are in the files, because a warning names a path in a file; pages' content has other paths. */
function factsAndItalianWords(documents: Documents): [name: string, values: unknown][] {
  const factFiles = Object.keys(FACT_SCHEMAS).map((name) => [name, name] as const);
  const wordFiles = Object.keys(WORD_SCHEMAS).map(
    (name) => [name, `${DEFAULT_LANGUAGE}/${name}`] as const,
  );
  return [...factFiles, ...wordFiles].map(([name, file]) => [name, valuesOf(file, documents)]);
}

export function contentWarnings(catalogue: Catalogue, siteUrl: string, documents: Documents = {}) {
  const content = readContents(catalogue, documents)[DEFAULT_LANGUAGE];
  const { rooms } = valuesOf("rooms", documents) as { rooms: RoomInFile[] };
  // If prices.yaml has the tax, pages show the amounts of the tax in place of the words in good-to-know.yaml.
  const isReplacedByAmounts = (place: string) =>
    content.prices.tax !== undefined && place.startsWith("good-to-know.tax.");
  const PREFIX = "house.links.";
  const isAbsentLink = (place: string) =>
    place.startsWith(PREFIX) && !Object.hasOwn(content.house.links, place.slice(PREFIX.length));
  const fileWarnings = factsAndItalianWords(documents).flatMap(([name, values]) => {
    const textWarnings = visibleTextsIn(values, name).flatMap(([place, text]) => {
      const kind = placeholderKind(text);
      return kind && !isReplacedByAmounts(place) && !isAbsentLink(place)
        ? [{ place, reason: `${PLACEHOLDER_REASONS[kind]} ("${text}")` }]
        : [];
    });
    return [...textWarnings, ...sampleWarnings(values, name)];
  });
  const addressWarnings = siteUrl.startsWith("https://")
    ? []
    : [{ place: "SITE_URL", reason: `manca l'indirizzo del sito, per ora è ${siteUrl}` }];
  return [
    ...fileWarnings,
    ...registrationCodeWarnings(content),
    ...ratingWarnings(rooms),
    ...copiedPictureWarnings(rooms),
    ...roomCountWarnings(content),
    ...addressWarnings,
    ...languageWarnings(documents),
  ];
}
