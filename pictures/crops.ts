/** A part of a photograph, for windows that match `media`. Its ratio is `width` to `height`; `widths` are in pixels. */
export type Cut = {
  name: string;
  media?: string;
  width: number;
  height: number;
  widths: number[];
};

const PHONES = "(max-width: 767px)";
const TALL_CUT = { name: "tall", media: PHONES, width: 3, height: 4, widths: [412, 720, 810] };
const LOW_CUT = { name: "low", media: PHONES, width: 3, height: 2, widths: [412, 720, 840] };
// In search results, phones show less of the height of a room's picture than wider windows do.
const STRIP_CUT = { name: "strip", media: PHONES, width: 8, height: 3, widths: [412, 720, 1080] };
const WIDE_CUT = { name: "wide", width: 16, height: 9, widths: [1024, 1440, 1920, 2560] };
// The width 1376 is for tablets 768 CSS pixels wide: a card fills 688 of them, each with two device pixels.
const CARD_CUT = { name: "card", width: 4, height: 3, widths: [360, 540, 720, 960, 1200, 1376] };

const CROPS = {
  hero: [TALL_CUT, WIDE_CUT],
  lowHero: [LOW_CUT, WIDE_CUT],
  // The banner is 550 CSS pixels high in every window (docs/specification.md, section 9).
  banner: [TALL_CUT, { name: "banner", width: 8, height: 3, widths: [1024, 1440, 1920, 2560] }],
  card: [CARD_CUT],
  strip: [STRIP_CUT, CARD_CUT],
  // The width 840 is enough for phones up to 420 CSS pixels wide, with two device pixels for each CSS pixel.
  gallery: [{ name: "gallery", width: 3, height: 2, widths: [412, 720, 840, 1080, 1620] }],
  portrait: [{ name: "portrait", width: 4, height: 5, widths: [360, 540, 720, 860, 1152] }],
  // The crops for two drawings of the area: wide windows show `band`, 450 CSS pixels high, and narrow windows show `sheet`.
  band: [{ name: "band", width: 64, height: 15, widths: [1920] }],
  sheet: [{ name: "sheet", media: "(max-width: 1343px)", width: 8, height: 9, widths: [400, 800] }],
  still: [{ name: "still", width: 16, height: 9, widths: [412, 720, 1080, 1440, 1920] }],
  avatar: [{ name: "avatar", width: 1, height: 1, widths: [64, 128] }],
  // The crops of the demonstration. They have few widths, because the demonstration has many pictures to encode.
  tile: [{ name: "tile", width: 4, height: 3, widths: [400, 800] }],
  plate: [{ name: "plate", width: 1, height: 1, widths: [160, 320] }],
  member: [{ name: "member", width: 4, height: 5, widths: [360, 720] }],
} satisfies Record<string, Cut[]>;

export type CropName = keyof typeof CROPS;

/** The browser shows the first of a crop's cuts whose media query matches; a cut without a query always matches. */
export const CROP_CUTS: Record<CropName, Cut[]> = CROPS;

/** The width of a wide phone's screen in device pixels: 412 CSS pixels, times two. */
const PHONE_PIXELS = 824;

/** Returns the smallest size, in pixels, at which a photograph is sharp on a phone when cropped to any of `cuts`. */
export function minPictureSize(cuts: Cut[]): [width: number, height: number] {
  const pixelWidths = cuts.map(({ widths: [smallestWidth = 0, ...largerWidths] }) =>
    largerWidths.reduce((last, width) => (width <= PHONE_PIXELS ? width : last), smallestWidth),
  );
  const heights = cuts.map((cut, index) => ((pixelWidths[index] ?? 0) * cut.height) / cut.width);
  return [Math.max(...pixelWidths), Math.max(...heights.map(Math.ceil))];
}

/** Returns the largest part of a photograph that has the ratio of `cut`, centred as near to the focal point as possible. */
export function frameOf(
  { size: [width, height], focus: [x, y] }: { size: [number, number]; focus: [number, number] },
  cut: Pick<Cut, "width" | "height">,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(width / cut.width, height / cut.height);
  const frame = { width: Math.round(cut.width * scale), height: Math.round(cut.height * scale) };
  const startOf = (focus: number, length: number, frameLength: number) =>
    Math.round(Math.min(length - frameLength, Math.max(0, focus * length - frameLength / 2)));
  return { left: startOf(x, width, frame.width), top: startOf(y, height, frame.height), ...frame };
}
