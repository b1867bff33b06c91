// Layered poster illustration in SVG with stippled shading: the tools that portraits and map share.
import sharp from "sharp";
export { sharp };
export const rng = (s) => () => (
  (s = (s + 0x6d2b79f5) | 0),
  ((t) => (
    (t = Math.imul(t ^ (t >>> 15), t | 1)),
    (t ^= t + Math.imul(t ^ (t >>> 7), t | 61)),
    ((t ^ (t >>> 14)) >>> 0) / 4294967296
  ))(s)
);
export const f = (n) => (+n).toFixed(1);
export const lerp = (a, b, t) => a + (b - a) * t;
export const hex = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
export const mix = (a, b, t) =>
  "#" +
  hex(a)
    .map((v, i) =>
      Math.round(lerp(v, hex(b)[i], t))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
// value noise 1D with octaves
export function noise1(seed) {
  const r = rng(seed),
    T = Array.from({ length: 512 }, () => r() * 2 - 1);
  const n = (x) => {
    const i = Math.floor(x),
      t = x - i,
      u = t * t * (3 - 2 * t);
    return lerp(T[i & 511], T[(i + 1) & 511], u);
  };
  return (x, oct = 4, g = 0.5) => {
    let s = 0,
      a = 1,
      w = 0;
    for (let o = 0; o < oct; o++) {
      s += a * n(x * 2 ** o + o * 37.7);
      w += a;
      a *= g;
    }
    return s / w;
  };
}
let uid = 0;
export const id = (p = "i") => p + ++uid;
export class Art {
  constructor(w, h) {
    this.w = w;
    this.h = h;
    this.defs = "";
    this.body = "";
    this.grainScale = Math.max(w, h) / 1600;
  }
  add(s) {
    this.body += s + "\n";
    return this;
  }
  def(s) {
    this.defs += s;
    return this;
  }
  lin(stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1, units) {
    const k = id("g");
    const u = units ? ' gradientUnits="userSpaceOnUse"' : "";
    this.defs +=
      `<linearGradient id="${k}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${u}>` +
      stops
        .map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`)
        .join("") +
      "</linearGradient>";
    return `url(#${k})`;
  }
  rad(stops, cx, cy, r) {
    const k = id("r");
    this.defs +=
      `<radialGradient id="${k}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">` +
      stops
        .map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`)
        .join("") +
      "</radialGradient>";
    return `url(#${k})`;
  }
  // stipple filter: alpha of the source decides the density of grains
  grain(freq = 0.9, seed = 1, hard = 6) {
    const k = id("f");
    this.defs += `<filter id="${k}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${freq / this.grainScale}" numOctaves="2" seed="${seed}" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0" result="na"/><feComposite in="SourceGraphic" in2="na" operator="arithmetic" k1="0" k2="${hard}" k3="${hard}" k4="${-hard * 1.0}" result="s"/><feComposite in="SourceGraphic" in2="s" operator="in" result="x"/><feFlood flood-color="#000" flood-opacity="0"/><feMerge><feMergeNode in="x"/></feMerge></filter>`;
    return k;
  }
  clip(d) {
    const k = id("c");
    this.defs += `<clipPath id="${k}"><path d="${d}"/></clipPath>`;
    return k;
  }
  // shape with flat colour + stippled shade inside
  shape(d, fill, shades = []) {
    this.body += `<path d="${d}" fill="${fill}"/>`;
    if (shades.length) {
      const c = this.clip(d);
      this.body +=
        `<g clip-path="url(#${c})">` +
        shades.map((s) => this.stipple(s.paint, s.box || [0, 0, this.w, this.h + 80], s)).join("") +
        "</g>";
    }
    this.body += "\n";
    return this;
  }
  stipple(paint, [x, y, w, h], { seed = 3, freq = 0.9, hard = 5, opacity = 1, d } = {}) {
    this.grains ||= {};
    const key = `${seed}|${freq}|${hard}`;
    this.grains[key] ||= this.grain(freq, seed, hard);
    const el = d
      ? `<path d="${d}" fill="${paint}"/>`
      : `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paint}"/>`;
    return `<g filter="url(#${this.grains[key]})" opacity="${opacity}">${el}</g>`;
  }
  /** The picture as SVG; `box` ("x y w h") shows only a part of it. */
  svg(box = `0 0 ${this.w} ${this.h}`) {
    const [, , w, h] = box.split(" ");
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${box}"><defs>${this.defs}</defs>${this.body}</svg>`;
  }
}
export const poly = (pts, close = true) =>
  "M" + pts.map((p) => f(p[0]) + " " + f(p[1])).join("L") + (close ? "Z" : "");
export function smooth(pts, close = false) {
  // Catmull-Rom -> cubic
  let d = `M${f(pts[0][0])} ${f(pts[0][1])}`;
  const n = pts.length;
  const P = (i) => (close ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))]);
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const a = P(i - 1),
      b = P(i),
      c = P(i + 1),
      e = P(i + 2);
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return d + (close ? "Z" : "");
}
