// Small framed prints, the key card and the road map that lie about in the rooms: `node art/illustrated/prints.mjs`.
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const OUT = join(dirname(fileURLToPath(import.meta.url)), "..", "prints");
const wave = (y, a, f, p, w, h) => {
  let d = `M0 ${h}`;
  for (let x = 0; x <= w; x += 10)
    d += `L${x} ${(y - a * Math.sin(x * f + p) - a * 0.4 * Math.sin(x * f * 2.3 + p * 2)).toFixed(1)}`;
  return d + `L${w} ${h}Z`;
};
const svg = (w, h, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;

function sea(w = 600, h = 440) {
  return svg(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="#efe2c6"/><circle cx="410" cy="150" r="44" fill="#cf7b4a"/><rect y="230" width="${w}" height="220" fill="#5f8584"/><rect y="230" width="${w}" height="70" fill="#7fa29d"/><path d="${wave(380, 26, 0.009, 1, w, h)}" fill="#c7a468"/><path d="${wave(415, 18, 0.012, 3, w, h)}" fill="#6d6f45"/>`,
  );
}
function olive(w = 460, h = 620) {
  let leaves = "";
  for (let i = 0; i < 15; i++) {
    const t = i / 14,
      x = 230 + 46 * Math.sin(t * 2.2) - 20,
      y = 540 - 440 * t,
      s = i % 2 ? 1 : -1,
      l = 96 - 40 * t;
    leaves += `<path d="M${x} ${y}q${s * l * 0.5} ${-l * 0.55} ${s * l} ${-l * 0.35}q${-s * l * 0.45} ${l * 0.42} ${-s * l} ${l * 0.35}z" fill="${i % 3 ? "#7c8462" : "#98a07c"}"/>`;
    if (i % 5 === 2)
      leaves += `<ellipse cx="${x + s * 26}" cy="${y + 24}" rx="13" ry="18" fill="#4c4a3c"/>`;
  }
  return svg(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="#f1e8d6"/><path d="M210 590C196 460 300 330 236 90" fill="none" stroke="#6b563c" stroke-width="5"/>${leaves}`,
  );
}
function card(w = 860, h = 540) {
  return svg(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="#efe6d5"/><path d="M250 330L360 210L410 262L470 180L610 330" fill="none" stroke="#b08a4c" stroke-width="9" stroke-linejoin="round"/><circle cx="560" cy="190" r="24" fill="none" stroke="#b08a4c" stroke-width="8"/><path d="M230 372Q330 342 430 372T630 372" fill="none" stroke="#b08a4c" stroke-width="7"/>`,
  );
}
/** A believable road map of hills and coast: river valleys, one motorway, winding roads, small towns. */
function map(w = 1240, h = 840) {
  let s = `<rect width="${w}" height="${h}" fill="#f0ead6"/>`;
  const coast = (o = 0) => {
    let d = `M${w} 0L${980 + o} 0`;
    for (let y = 0; y <= h; y += 20)
      d += `L${(985 + o + 0.13 * y + 9 * Math.sin(y / 70)).toFixed(0)} ${y}`;
    return d + `L${w} ${h}Z`;
  };
  for (const [x, y, r] of [
    [80, 90, 170],
    [160, 420, 210],
    [330, 700, 180],
    [380, 160, 120],
    [560, 480, 110],
    [40, 760, 200],
    [680, 760, 90],
  ])
    s += `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.62}" fill="#d3dcb4" opacity=".8"/>`;
  for (let i = 0; i < 9; i++)
    s += `<path d="M0 ${60 + i * 46}Q${140 + 20 * (i % 3)} ${20 + i * 52} ${300 + 16 * i} ${90 + i * 44}" fill="none" stroke="#c9b98f" stroke-width="2" opacity=".7"/>`;
  for (const y of [150, 400, 650])
    s += `<path d="M0 ${y - 60}C250 ${y + 30} 420 ${y - 40} 620 ${y + 20}S900 ${y - 10} 1060 ${y + 30}" fill="none" stroke="#9cc3c8" stroke-width="7"/>`;
  s += `<path d="${coast()}" fill="#a9cfd3"/><path d="${coast(16)}" fill="none" stroke="#cfe4e2" stroke-width="6"/>`;
  const roads = [
    "M0 130C200 190 430 120 610 200S880 180 985 190",
    "M40 380C230 440 400 360 600 440S880 420 1020 440",
    "M0 700C260 640 430 690 640 670S900 700 1050 690",
  ];
  const lanes = [
    "M130 0C180 160 90 260 190 400S120 640 200 840",
    "M360 0C330 150 430 240 380 390S470 620 420 840",
    "M610 0C640 120 570 260 640 420S590 640 650 840",
    "M190 400C300 300 330 330 380 390",
    "M610 200C500 280 480 330 380 390",
    "M640 420C760 380 800 300 985 190",
    "M420 640C520 560 600 560 640 430",
  ];
  for (const d of lanes)
    s += `<path d="${d}" fill="none" stroke="#b9a77f" stroke-width="7"/><path d="${d}" fill="none" stroke="#fffdf4" stroke-width="4"/>`;
  for (const d of roads)
    s += `<path d="${d}" fill="none" stroke="#b98a3c" stroke-width="10"/><path d="${d}" fill="none" stroke="#f3cf74" stroke-width="6"/>`;
  const a14 = "M905 0C915 200 950 420 970 560S1010 760 1020 840";
  s += `<path d="${a14}" fill="none" stroke="#9c4b32" stroke-width="12"/><path d="${a14}" fill="none" stroke="#d98a5c" stroke-width="7"/><path d="M960 0C975 200 1005 420 1025 560S1060 760 1075 840" fill="none" stroke="#8d8a80" stroke-width="3" stroke-dasharray="14 7"/>`;
  for (const [x, y, r] of [
    [190, 400, 11],
    [380, 390, 13],
    [610, 200, 12],
    [640, 430, 11],
    [420, 640, 9],
    [985, 190, 12],
    [1022, 440, 11],
    [1050, 690, 12],
    [200, 150, 8],
    [640, 670, 8],
  ])
    s += `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf0" stroke="#7d4a34" stroke-width="5"/>`;
  s += '<circle cx="500" cy="300" r="13" fill="#b5432f"/>';
  return svg(w, h, s);
}
function hills(w = 840, h = 560) {
  return svg(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="#f4ead6"/><circle cx="585" cy="190" r="46" fill="#d9965c"/><path d="${wave(300, 26, 0.007, 1, w, h)}" fill="#c3c4a6"/><path d="${wave(370, 24, 0.008, 3, w, h)}" fill="#d3ad66"/><path d="${wave(450, 22, 0.009, 5, w, h)}" fill="#7c8462"/><path d="${wave(515, 18, 0.008, 2, w, h)}" fill="#566047"/>`,
  );
}

mkdirSync(OUT, { recursive: true });
for (const [name, draw] of Object.entries({ sea, olive, card, map, hills }))
  await sharp(Buffer.from(draw()))
    .png()
    .toFile(join(OUT, `${name}.png`));
