// Trees, houses and ridges for landscapes in the illustrated hand; `P` is the palette, `r` the random source.
import { f, mix, noise1, poly, smooth } from "./lib.mjs";

export const DUSK = {
  light: "#e0a165",
  shade: "#15161a",
  wall: ["#8d7363", "#7d6558", "#6d574e"],
  wallSh: "#3b3138",
  roof: ["#7a4636", "#6a3c31", "#86513c"],
  roofSh: "#3f2726",
  win: "#ffd38a",
  cyp: "#1d211c",
  cypHi: "#3a3a2b",
  trunk: "#231c18",
};

/** The line of a ridge from the left edge to the right. */
export function ridge(seed, y, amp, freq, w, rough = 0.5, octaves = 5) {
  const n = noise1(seed);
  const points = [];
  for (let x = -20; x <= w + 20; x += 8)
    points.push([x, y - amp * n((x / w) * freq, octaves, rough)]);
  return points;
}

/** Everything below a ridge. */
export const below = (points, h) =>
  poly([...points, [points.at(-1)[0], h + 10], [points[0][0], h + 10]]);

export const heightAt = (points, x) =>
  points[Math.max(0, Math.min(points.length - 1, Math.round((x + 20) / 8)))][1];

export function cypress(a, x, y, h, P, r) {
  const w = h * 0.13;
  const at = (t) =>
    w * Math.pow(Math.sin(Math.PI * Math.pow(t, 0.75) * 0.97), 0.8) * (0.92 + r() * 0.2);
  const points = [[x, y - h]];
  for (let i = 1; i <= 9; i++) points.push([x + at(i / 9), y - h * (1 - i / 9)]);
  for (let i = 9; i >= 1; i--) points.push([x - at(i / 9), y - h * (1 - i / 9)]);
  a.shape(smooth(points, true), P.cyp, [
    {
      paint: a.lin(
        [
          [0, P.cypHi, 0.85],
          [0.55, P.cypHi, 0],
        ],
        x - w,
        0,
        x + w,
        0,
        true,
      ),
      box: [x - w * 1.3, y - h, w * 2.6, h],
      seed: 5,
    },
  ]);
}

/** A house seen a little from the left, some of its windows lit. */
export function house(a, x, y, w, h, P, r, { columns = 2, rows = 2, lit = 0.6, depth = 0.3 } = {}) {
  const wall = P.wall[(r() * 3) | 0];
  const roof = P.roof[(r() * 3) | 0];
  const d = w * depth;
  a.add(
    `<path d="M${f(x + w)} ${f(y)}v${f(-h)}l${f(d)} ${f(-h * 0.02)}v${f(h)}z" fill="${mix(wall, P.wallSh, 0.75)}"/>`,
  );
  a.shape(`M${f(x)} ${f(y)}v${f(-h)}h${f(w)}v${f(h)}z`, wall, [
    {
      paint: a.lin(
        [
          [0.3, P.wallSh, 0.55],
          [1, P.wallSh, 0],
        ],
        0,
        y - h,
        0,
        y,
        true,
      ),
      box: [x, y - h, w, h],
      seed: 11,
    },
  ]);
  const rh = w * 0.2;
  a.add(
    `<path d="M${f(x - w * 0.05)} ${f(y - h)}L${f(x + w * 0.12)} ${f(y - h - rh)}H${f(x + w * 0.88 + d * 0.6)}L${f(x + w * 1.05)} ${f(y - h)}z" fill="${roof}"/>`,
  );
  a.add(
    `<path d="M${f(x + w * 1.05)} ${f(y - h)}L${f(x + w * 0.88 + d * 0.6)} ${f(y - h - rh)}L${f(x + w + d * 1.1)} ${f(y - h * 1.01)}z" fill="${P.roofSh}"/>`,
  );
  const ww = w * 0.13;
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const wx = x + w * (0.16 + (0.68 * i) / Math.max(1, columns - 1)) - ww / 2;
      const wy = y - h + h * (0.12 + (0.62 * j) / rows);
      const on = r() < lit;
      if (on)
        a.add(
          `<circle cx="${f(wx + ww / 2)}" cy="${f(wy + ww * 0.8)}" r="${f(ww * 2.4)}" fill="${a.rad(
            [
              [0, P.win, 0.4],
              [1, P.win, 0],
            ],
            wx + ww / 2,
            wy + ww * 0.8,
            ww * 2.4,
          )}"/>`,
        );
      a.add(
        `<rect x="${f(wx)}" y="${f(wy)}" width="${f(ww)}" height="${f(ww * 1.6)}" rx="${f(ww * 0.12)}" fill="${on ? P.win : mix(P.wallSh, "#1a1c2a", 0.4)}"/>`,
      );
    }
}
