import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { IS_FULL } from "#tests/support/full.ts";
import { prepareUpload } from "./prepare-upload.ts";

type Colour = { r: number; g: number; b: number };

const COLOURS = {
  red: { r: 200, g: 30, b: 30 },
  green: { r: 30, g: 160, b: 30 },
  blue: { r: 30, g: 30, b: 200 },
  white: { r: 240, g: 240, b: 240 },
};
const { red: RED, green: GREEN, blue: BLUE, white: WHITE } = COLOURS;

const plain = (background: Colour, width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture of noise: half the file of a picture in one colour might still be decoded as a whole. */
const noise = () => {
  const gaussian = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const size = { width: 800, height: 600, channels: 3 } as const;
  return sharp({ create: { ...size, background: "tan", noise: gaussian } });
};

/** Red, green, blue and white, from the upper left corner to the lower right one. */
async function quarters(): Promise<Sharp> {
  const parts = [
    [GREEN, 60, 0],
    [BLUE, 0, 40],
    [WHITE, 60, 40],
  ] as const;
  const inputs = parts.map(async ([colour, left, top]) => ({
    input: await plain(colour, 60, 40).png().toBuffer(),
    left,
    top,
  }));
  const whole = plain(RED, 120, 80).composite(await Promise.all(inputs));
  return sharp(await whole.png().toBuffer());
}

async function prepared(photograph: Buffer): Promise<Buffer> {
  const upload = await prepareUpload(photograph);
  if ("refusal" in upload) throw new Error(upload.refusal);
  return upload.bytes;
}

async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  const colourDistance = ({ r, g, b }: Colour) =>
    Math.abs(r - data[at]!) + Math.abs(g - data[at + 1]!) + Math.abs(b - data[at + 2]!);
  const [[name, nearest] = ["", RED]] = Object.entries(COLOURS).toSorted(
    ([, one], [, other]) => colourDistance(one) - colourDistance(other),
  );
  expect(colourDistance(nearest)).toBeLessThan(90);
  return name;
}

test.each([
  [1, "red green blue white"],
  [2, "green red white blue"],
  [3, "white blue green red"],
  [4, "blue white red green"],
  [5, "red blue green white"],
  [6, "blue red white green"],
  [7, "white green blue red"],
  [8, "green white red blue"],
])("a photograph with the orientation note %d is stored upright", async (orientation, seen) => {
  const rotated = await (await quarters()).withMetadata({ orientation }).jpeg().toBuffer();
  const picture = await prepared(rotated);
  const { width, height } = await sharp(picture).metadata();
  expect([width, height]).toEqual(orientation < 5 ? [120, 80] : [80, 120]);
  const colours = [0.2, 0.8].flatMap((y) => [0.2, 0.8].map((x) => colourAt(picture, x, y)));
  expect((await Promise.all(colours)).join(" ")).toBe(seen);
});

test("a stored photograph has no location, phone model or other metadata", async () => {
  const photograph = await plain(RED)
    .withExif({
      IFD0: { Model: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 27/1 0/1" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Penne</place></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(photograph.includes("Phone") && photograph.includes("Penne")).toBe(true);
  const picture = await prepared(photograph);
  const metadata = await sharp(picture).metadata();
  for (const note of ["exif", "xmp", "iptc", "icc"]) expect(metadata).not.toHaveProperty(note);
  expect(picture.includes("Phone") || picture.includes("Penne")).toBe(false);
});

const frames = async () =>
  sharp([await plain(GREEN).png().toBuffer(), await plain(RED).png().toBuffer()], {
    join: { animated: true },
  });

/** A PNG with a chunk after its header (acTL) that announces an animation of two frames. */
async function animatedPng(): Promise<Buffer> {
  const png = await plain(GREEN).png().toBuffer();
  const content = Buffer.from("acTL\0\0\0\x02\0\0\0\0", "latin1");
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(8);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, 33), length, content, sum, png.subarray(33)]);
}

const transparent = () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: 80, height: 60, channels: 4, background } });
};

describe("an upload is accepted:", () => {
  test.each<[what: string, make: () => Promise<Buffer>, colour: string]>([
    ["JPEG", () => plain(GREEN).jpeg().toBuffer(), "green"],
    ["PNG", () => plain(GREEN).png().toBuffer(), "green"],
    ["WebP", () => plain(GREEN).webp().toBuffer(), "green"],
    ["AVIF", () => plain(GREEN).avif().toBuffer(), "green"],
    ["a printer's CMYK", () => plain(GREEN).toColourspace("cmyk").jpeg().toBuffer(), "green"],
    ["16 bits a colour", () => plain(GREEN).toColourspace("rgb16").png().toBuffer(), "green"],
    ["grey", () => plain(WHITE).greyscale().jpeg().toBuffer(), "white"],
    ["a phone's wide colours", () => plain(GREEN).withIccProfile("p3").jpeg().toBuffer(), "green"],
    ["an animation, as its first image", async () => (await frames()).webp().toBuffer(), "green"],
    ["an animated PNG", animatedPng, "green"],
    ["a transparent picture, on white", () => transparent().png().toBuffer(), "white"],
  ])("%s", async (_, make, colour) => {
    const picture = await prepared(await make());
    const stored = { format: "jpeg", space: "srgb", depth: "uchar", width: 80, height: 60 };
    expect(await sharp(picture).metadata()).toMatchObject(stored);
    expect(await colourAt(picture, 0.5, 0.5)).toBe(colour);
  });

  test("a stored photograph drops other data that was in the file", async () => {
    const page = Buffer.from("<script>alert(1)</script>PK\u0003\u0004");
    const picture = await prepared(Buffer.concat([await plain(GREEN).jpeg().toBuffer(), page]));
    expect(picture.includes("script")).toBe(false);
    expect(await colourAt(picture, 0.5, 0.5)).toBe("green");
  });
});

test.each([
  [4000, 3000, [2560, 1920]],
  [1500, 3000, [1280, 2560]],
  [300, 200, [300, 200]], // not enlarged
])("a photograph of %d×%d is stored as %j", async (width, height, size) => {
  const upload = await prepareUpload(await plain(GREEN, width, height).jpeg().toBuffer());
  expect(upload).toMatchObject({ size });
});

const grey = (width: number, height: number) =>
  sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

const avif = (width: number, height: number) =>
  plain(GREEN, width, height).avif({ effort: 0 }).toBuffer();

const latin1 = (text: string) => Buffer.from(text, "latin1");

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

describe("a refusal says what to do with:", () => {
  test.each<[what: string, make: () => Promise<Buffer> | Buffer, reason: RegExp]>([
    ["HEIC", () => latin1("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), /HEIC.*Esportatela/],
    ["SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /Esportatela in JPG/],
    ["GIF", () => Buffer.from("GIF89a and a page <script>"), /Esportatela in JPG/],
    ["PDF", () => Buffer.from("%PDF-1.7"), /Esportatela in JPG/],
    ["a text", () => Buffer.from("Ciao"), /Copiatela di nuovo/],
    ["an empty file", () => Buffer.alloc(0), /Copiatela di nuovo/],
    ["a text that begins like JPEG", () => latin1("\xff\xd8\xffCiao"), /non si apre/],
    ["half a JPEG", async () => half(await noise().jpeg().toBuffer()), /non si apre/],
    ["half a PNG", async () => half(await noise().png().toBuffer()), /non si apre/],
    ["half a WebP", async () => half(await noise().webp().toBuffer()), /non si apre/],
    ["half an AVIF", async () => half(await noise().avif({ effort: 0 }).toBuffer()), /non si apre/],
    [
      "more pixels than memory holds",
      () => grey(8000, 6251),
      /51 milioni.*al massimo 50.*Esportatela più pic/,
    ],
  ])("%s", async (_, make, reason) => {
    expect(await prepareUpload(await make())).toEqual({ refusal: expect.stringMatching(reason) });
  });
});

test.runIf(IS_FULL)("up to fifty million pixels are accepted, of an AVIF twenty-four", async () => {
  expect(await prepareUpload(await avif(6000, 4000))).toHaveProperty("size", [2560, 1707]);
  // An AVIF is decoded as a whole, so its limit is lower.
  expect(await prepareUpload(await avif(6000, 4001))).toEqual({
    refusal: expect.stringMatching(/25 milioni.*al massimo 24.*Esportatela più pic/),
  });
  expect(await prepareUpload(await grey(8000, 6250))).toHaveProperty("size", [2560, 2000]);
});
