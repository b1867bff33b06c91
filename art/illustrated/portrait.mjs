// Portraits in one hand for guests: calm, stylised, lit from the left.
import { Art, sharp, smooth } from "./lib.mjs";
import { background, body } from "./portrait-body.mjs";
import { backHair, beardUnder, frontHair } from "./portrait-hair.mjs";
import { features, head, worn } from "./portrait-head.mjs";
import { CAST, HAIR, SK } from "./cast.mjs";
const M = (pts) => smooth(pts, true);

export function portrait(o = {}) {
  const {
    skin = "olive",
    hair = "brown",
    style = "short",
    cloth = "shirt",
    col = "#c19d68",
    col2 = "#f3e8d4",
    bg = ["#ead9b8", "#d9bd8c"],
    beard = 0,
    glasses = 0,
    age = 0,
    fem = 0,
    earring = 0,
    smile = 1,
    motif = "hills",
    w = 800,
    h = 1000,
    hat = 0,
    scarf = 0,
  } = o;
  const a = new Art(w, h);
  a.grainScale = 0.8;
  const S = SK[skin],
    Hc = HAIR[hair];
  const [sk, sh, blush, line] = S;
  const hairShape = (pts, extra = []) => {
    a.shape(M(pts), Hc[0], [
      {
        paint: a.lin(
          [
            [0, Hc[1], 0.95],
            [0.6, Hc[1], 0],
          ],
          280,
          160,
          470,
          420,
          true,
        ),
        seed: 31,
      },
      {
        paint: a.lin(
          [
            [0.4, Hc[2], 0],
            [1, Hc[2], 0.9],
          ],
          330,
          300,
          560,
          420,
          true,
        ),
        seed: 33,
      },
    ]);
    for (const e of extra)
      a.add(
        `<path d="${e}" fill="none" stroke="${Hc[2]}" stroke-width="4" stroke-linecap="round" opacity=".55"/>`,
      );
  };
  const p = {
    skin,
    hair,
    style,
    cloth,
    col,
    col2,
    bg,
    beard,
    glasses,
    age,
    fem,
    earring,
    smile,
    motif,
    w,
    h,
    hat,
    scarf,
    Hc,
    sk,
    sh,
    blush,
    line,
    hairShape,
  };
  for (const part of [background, backHair, body, head, beardUnder, features, frontHair, worn])
    part(a, p);
  return a;
}

/** Draws the shot's person: the whole picture 4:5, or with `crop: 'head'` a square around the face. */
export async function draw(shot) {
  const [w, h] = shot.size;
  const whole = shot.crop !== "head";
  const picture = portrait({ ...CAST[shot.person], grain: whole ? w / 800 : w / 590 });
  const svg = Buffer.from(whole ? picture.svg() : picture.svg("105 62 590 590"));
  return sharp(svg, { density: (72 * w) / (whole ? 800 : 590), unlimited: true })
    .resize(w, h)
    .flatten({ background: "#ead9b8" })
    .png()
    .toBuffer();
}
