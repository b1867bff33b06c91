/**
 * Where things lie on the drawn maps: the municipalities of the Province of Teramo by longitude and latitude, and the
 * two drawings' projections. `node art/illustrated/map-places.mjs` writes pictures/map-places.yaml, by which a page
 * sets the names and the mark of the house on the drawing: the drawing itself holds no letters.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The drawings. A wide strip draws north-south shorter than east-west; the tall one has nearly true proportions. */
export const LAYOUTS = {
  "area-map": { size: [1920, 450], centre: [13.7, 42.757], at: [0.5, 0.5], scale: [2050, 1520] },
  "area-map-phone": {
    size: [800, 900],
    centre: [13.78, 42.7],
    at: [0.5, 0.36],
    scale: [1080, 1400],
  },
};

/** Longitude and latitude to pixels of that drawing. */
export function projection({ size: [w, h], centre, at, scale }) {
  return ([lon, lat]) => [
    w * at[0] + (lon - centre[0]) * scale[0],
    h * at[1] - (lat - centre[1]) * scale[1],
  ];
}

export const COMUNI = {
  "Alba Adriatica": [13.926, 42.833],
  Ancarano: [13.742, 42.838],
  Arsita: [13.784, 42.503],
  Atri: [13.979, 42.58],
  Basciano: [13.74, 42.596],
  Bellante: [13.806, 42.744],
  Bisenti: [13.801, 42.528],
  Campli: [13.687, 42.726],
  Canzano: [13.804, 42.646],
  "Castel Castagna": [13.717, 42.543],
  Castellalto: [13.82, 42.677],
  Castelli: [13.712, 42.488],
  "Castiglione Messer Raimondo": [13.881, 42.532],
  Castilenti: [13.917, 42.533],
  "Cellino Attanasio": [13.858, 42.586],
  Cermignano: [13.794, 42.589],
  "Civitella del Tronto": [13.667, 42.773],
  Colledara: [13.68, 42.54],
  Colonnella: [13.867, 42.873],
  Controguerra: [13.82, 42.857],
  Corropoli: [13.833, 42.828],
  Cortino: [13.508, 42.622],
  Crognaleto: [13.489, 42.588],
  "Fano Adriano": [13.538, 42.553],
  Giulianova: [13.963, 42.752],
  "Isola del Gran Sasso d’Italia": [13.661, 42.502],
  Martinsicuro: [13.918, 42.886],
  Montefino: [13.885, 42.543],
  "Montorio al Vomano": [13.632, 42.582],
  "Morro d’Oro": [13.92, 42.664],
  "Mosciano Sant’Angelo": [13.889, 42.748],
  Nereto: [13.817, 42.819],
  Notaresco: [13.895, 42.655],
  "Penna Sant’Andrea": [13.771, 42.594],
  Pietracamela: [13.554, 42.523],
  Pineto: [14.067, 42.609],
  "Rocca Santa Maria": [13.527, 42.688],
  "Roseto degli Abruzzi": [14.014, 42.675],
  "Sant’Egidio alla Vibrata": [13.717, 42.824],
  "Sant’Omero": [13.803, 42.787],
  Silvi: [14.113, 42.553],
  Teramo: [13.704, 42.659],
  "Torano Nuovo": [13.777, 42.823],
  "Torricella Sicura": [13.654, 42.658],
  Tortoreto: [13.914, 42.803],
  Tossicia: [13.648, 42.545],
  "Valle Castellana": [13.497, 42.736],
};

const PLACES = { ...COMUNI, "Ascoli Piceno": [13.575, 42.854] };

/** The towns drawn on each map: what it is drawn as, and on which side its name stands. */
const DRAWN = {
  "area-map": [
    ["Ascoli Piceno", "town", "right"],
    ["Martinsicuro", "town", "left"],
    ["Alba Adriatica", "town", "left"],
    ["Tortoreto", "village", "left"],
    ["Nereto", "village", "left"],
    ["Sant’Omero", "village", "left"],
    ["Civitella del Tronto", "fort", "left"],
    ["Controguerra", "village", "left"],
    ["Campli", "village", "right"],
    ["Giulianova", "town", "left"],
    ["Teramo", "city", "right"],
    ["Roseto degli Abruzzi", "town", "left"],
  ],
  "area-map-phone": [
    ["Ascoli Piceno", "town", "above"],
    ["Alba Adriatica", "town", "left"],
    ["Civitella del Tronto", "fort", "left", "Civitella"],
    ["Giulianova", "town", "below"],
    ["Teramo", "city", "right"],
    ["Roseto degli Abruzzi", "town", "left", "Roseto"],
    ["Atri", "village", "left"],
  ],
};

/** Sea, valley and mountains: the middle of each name, in pixels of the drawing. */
const REGIONS = {
  "area-map": { sea: [1545, 78], valley: [962, 112], laga: [392, 226], granSasso: [642, 420] },
  "area-map-phone": { sea: [704, 150], granSasso: [236, 600] },
};

/** Half the width of a town as it is drawn. */
const HALF = { city: 15, town: 11, village: 9, fort: 12 };

/** A town on the drawing: its name there, its place in pixels, how it is drawn and how large. */
export function drawnTowns(layout) {
  const place = projection(LAYOUTS[layout]);
  const [width, height] = LAYOUTS[layout].size;
  return DRAWN[layout].map(([town, kind, side, name = town]) => {
    const [x, y] = place(PLACES[town]);
    return { town, name, kind, side, x, y, half: HALF[kind] * (height > width ? 1.25 : 1) };
  });
}

/** Where a name begins or ends: at the edge of its town, above or under it. */
function anchor({ kind, side, x, y, half }) {
  const edge = kind === "fort" ? 23 : half + 4;
  return {
    left: [x - edge, y],
    right: [x + edge, y],
    above: [x, y - 2 * half - 6],
    below: [x + half, y + 8],
  }[side];
}

/** Between Civitella and Sant’Omero: the middle of the hills near the border of the Marche, where no name stands. */
const UNKNOWN = [13.762, 42.762];

const fraction = (layout, [x, y]) => [x / layout.size[0], y / layout.size[1]];
const written = (at) => `[${at.map((part) => part.toFixed(4)).join(", ")}]`;

/** Fractions of the drawing's width and height, or nothing where the place does not lie well inside it. */
function placeOn(layout, place) {
  const at = fraction(layout, projection(layout)(place));
  return at.every((part) => part > 0.04 && part < 0.96) ? at : undefined;
}

function names(key) {
  const towns = drawnTowns(key).map((drawn) => {
    const { town, name, kind, side } = drawn;
    const more = kind === "city" ? ", isCity: true" : "";
    const at = written(fraction(LAYOUTS[key], anchor(drawn)));
    return `{ town: ${town}, name: ${name}, at: ${at}, side: ${side}${more} }`;
  });
  const middle = (at) => written(fraction(LAYOUTS[key], at));
  const { sea, ...others } = REGIONS[key];
  const land = Object.entries(others).map(([name, at]) => `{ name: ${name}, at: ${middle(at)} }`);
  const list = (all) => all.map((one) => `      - ${one}`);
  return [
    `  ${key}:`,
    "    towns:",
    ...list(towns),
    `    sea: ${middle(sea)}`,
    "    land:",
    ...list(land),
  ];
}

function file() {
  const keys = Object.keys(LAYOUTS);
  const line = (name, place) => {
    const both = keys.map((key) => placeOn(LAYOUTS[key], place));
    if (both.includes(undefined)) return [];
    return [`  ${name}: { ${both.map((at, i) => `${keys[i]}: ${written(at)}`).join(", ")} }`];
  };
  const places = Object.entries(COMUNI).flatMap(([name, place]) => line(name, place));
  return [
    "# Dove stanno i comuni della provincia di Teramo sulle due mappe disegnate: frazioni [x, y], da 0 a 1,",
    "# dall'angolo in alto a sinistra. Scritto da art/illustrated/map-places.mjs: non correggerlo a mano.",
    "# `unknown` è il punto per un comune che qui non c'è: le colline teramane al confine con le Marche.",
    "# `names` dice dove comincia (o finisce) ogni nome scritto sulla mappa, e dove sta il mezzo di mare, valle e monti.",
    ...line("x", UNKNOWN).map((text) => text.replace("  x: ", "unknown: ")),
    "places:",
    ...places,
    "names:",
    ...keys.flatMap(names),
    "",
  ].join("\n");
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(import.meta.dirname, "..", "..", "pictures", "map-places.yaml"), file());
