/** The part of a photograph that windows show if `media` matches: its ratio, and the widths of its files in pixels. */
export type Cut = {
  name: string;
  media?: string;
  width: number;
  height: number;
  widths: number[];
};

const NARROW = "(max-width: 767px)";
const WIDE: Cut = { name: "wide", width: 16, height: 9, widths: [1024, 1440, 1920, 2560] };
// The width 1376 is for tablets 768 CSS pixels wide: a card fills 688 of them, each with two device pixels.
const CARD: Cut = { name: "card", width: 4, height: 3, widths: [360, 540, 720, 960, 1200, 1376] };

const CUTS_BY_CROP = {
  hero: [{ name: "tall", media: NARROW, width: 3, height: 4, widths: [412, 720, 810] }, WIDE],
  lowHero: [{ name: "low", media: NARROW, width: 3, height: 2, widths: [412, 720, 840] }, WIDE],
  // The banner is 550 CSS pixels high in every window (docs/specification.md, section 9).
  banner: [
    { name: "tall", media: NARROW, width: 3, height: 4, widths: [412, 720, 810] },
    { name: "banner", width: 8, height: 3, widths: [1024, 1440, 1920, 2560] },
  ],
  card: [CARD],
  // The card of a room in search results is lower on phones.
  strip: [{ name: "strip", media: NARROW, width: 8, height: 3, widths: [412, 720, 1080] }, CARD],
  // The width 840 is enough for phones up to 420 CSS pixels wide, with two device pixels for each.
  gallery: [{ name: "gallery", width: 3, height: 2, widths: [412, 720, 840, 1080, 1620] }],
  portrait: [{ name: "portrait", width: 4, height: 5, widths: [360, 540, 720, 860, 1152] }],
  // The map of the area: `band`, 450 CSS pixels high, in wide windows; `sheet`, another drawing, in narrow ones.
  band: [{ name: "band", width: 64, height: 15, widths: [1920] }],
  sheet: [{ name: "sheet", media: "(max-width: 1343px)", width: 8, height: 9, widths: [400, 800] }],
  still: [{ name: "still", width: 16, height: 9, widths: [412, 720, 1080, 1440, 1920] }],
  avatar: [{ name: "avatar", width: 1, height: 1, widths: [64, 128] }],
  // The crops of the demonstration, which has many pictures: few widths keep a first build short.
  tile: [{ name: "tile", width: 4, height: 3, widths: [400, 800] }],
  plate: [{ name: "plate", width: 1, height: 1, widths: [160, 320] }],
  member: [{ name: "member", width: 4, height: 5, widths: [360, 720] }],
} satisfies Record<string, Cut[]>;

export type CropName = keyof typeof CUTS_BY_CROP;

/** The browser takes the first cut of a crop whose media query matches; every cut contains the focal point. */
export const CROPS: Record<CropName, Cut[]> = CUTS_BY_CROP;

/** The width of a wide phone's screen in device pixels: 412 CSS pixels, times two. */
const PHONE_WIDTH = 824;

/** The least size in pixels of a photograph that is sharp on a phone in all these cuts. */
export function minPictureSize(cuts: Cut[]): [width: number, height: number] {
  const widths = cuts.map(({ widths: [least = 0, ...more] }) =>
    more.reduce((largest, width) => (width <= PHONE_WIDTH ? width : largest), least),
  );
  const heights = cuts.map(({ width, height }, at) => ((widths[at] ?? 0) * height) / width);
  return [Math.max(...widths), Math.max(...heights.map(Math.ceil))];
}

/** The largest part of a photograph in the cut's ratio; its centre is as near to the focal point as possible. */
export function frameOf(
  { size: [width, height], focus: [x, y] }: { size: [number, number]; focus: [number, number] },
  cut: Pick<Cut, "width" | "height">,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(width / cut.width, height / cut.height);
  const frame = { width: Math.round(cut.width * scale), height: Math.round(cut.height * scale) };
  const startOf = (fraction: number, length: number, frameLength: number) =>
    Math.round(Math.min(length - frameLength, Math.max(0, fraction * length - frameLength / 2)));
  return { left: startOf(x, width, frame.width), top: startOf(y, height, frame.height), ...frame };
}
