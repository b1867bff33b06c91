// The drawn map of the area: coast, rivers, hills, mountains and true towns, placed by their coordinates. No distances,
// and no letters: the page sets the names, in its own type and language (map-places.mjs says where).
import { Art, f, hex, poly, rng, sharp, smooth } from "./lib.mjs";
import { drawnTowns, LAYOUTS, projection } from "./map-places.mjs";

const COAST = [
  [13.872, 43.02],
  [13.883, 42.944],
  [13.905, 42.9],
  [13.918, 42.865],
  [13.931, 42.833],
  [13.945, 42.8],
  [13.972, 42.752],
  [14.02, 42.675],
  [14.075, 42.6],
  [14.13, 42.53],
  [14.19, 42.48],
  [14.25, 42.43],
];
const RIVERS = [
  [
    "Tronto",
    [
      [13.45, 42.8],
      [13.575, 42.85],
      [13.68, 42.865],
      [13.78, 42.885],
      [13.915, 42.893],
    ],
  ],
  [
    "Vibrata",
    [
      [13.64, 42.795],
      [13.72, 42.8],
      [13.8, 42.823],
      [13.87, 42.83],
      [13.935, 42.822],
    ],
  ],
  [
    "Salinello",
    [
      [13.62, 42.765],
      [13.72, 42.757],
      [13.82, 42.765],
      [13.9, 42.772],
      [13.955, 42.778],
    ],
  ],
  [
    "Tordino",
    [
      [13.55, 42.62],
      [13.7, 42.655],
      [13.8, 42.69],
      [13.9, 42.73],
      [13.985, 42.735],
    ],
  ],
  [
    "Vomano",
    [
      [13.45, 42.52],
      [13.6, 42.55],
      [13.75, 42.6],
      [13.88, 42.635],
      [14.04, 42.655],
    ],
  ],
];
const INK = "#4a3526",
  SEA = "#a9c6c4";

/** Paper and water by night; everything that stands on them keeps half its light. */
const NIGHT = {
  "#efe5cf": "#38322b",
  "#cdbb93": "#2a251f",
  "#a9c6c4": "#2b3f45",
  "#e9eddf": "#3f5960",
  "#e9eee3": "#6d8b90",
  "#8fb0ae": "#4d6a70",
  "#8fb3b3": "#4d6a70",
  "#f3e4c4": "#b9a680",
  "#e6d2a8": "#ad986d",
  "#fbf6ea": "#b9b0a2",
};
const dark = (colour) =>
  NIGHT[colour] ??
  "#" +
    hex(colour)
      .map((v, i) => Math.round(v * [0.56, 0.53, 0.5][i]))
      .map((v) => v.toString(16).padStart(2, "0"))
      .join("");

/** The drawing for dark pages: everything darker. */
const nightly = (svg) => svg.replace(/#[0-9a-f]{6}/gi, dark);

export async function draw(shot) {
  const [w, h] = shot.size,
    a = new Art(w, h),
    r = rng(4),
    name = shot.layout ?? shot.id,
    tall = h > w;
  a.grainScale = 1;
  const P = projection(LAYOUTS[name]);
  const towns = drawnTowns(name);
  const quiet = tall ? h * 0.66 : Infinity; // below it nothing stands: a button's plate lies there
  a.add(`<rect width="${w}" height="${h}" fill="#efe5cf"/>`);
  a.add(
    a.stipple(
      a.lin(
        [
          [0, "#cdbb93", 0.85],
          [0.55, "#cdbb93", 0],
        ],
        0,
        0,
        w,
        0,
        true,
      ),
      [0, 0, w, h],
      { seed: 3 },
    ),
  );

  // Sea, with two softer lines along the shore.
  const coast = COAST.map(P);
  const inland = (x, y) => {
    const k = coast.findIndex(([, cy]) => cy > y);
    const [x1, y1] = coast[Math.max(1, k)],
      [x0, y0] = coast[Math.max(0, k - 1)];
    return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0 || 1) - x;
  };
  const curve = (dx) =>
    smooth(coast.map(([x, y]) => [x + dx, y])) +
    `L${w + 60} ${h + 60}L${w + 60} -60L${f(coast[0][0] + dx)} -60Z`;
  a.shape(curve(0), SEA, [
    {
      paint: a.lin(
        [
          [0, "#e9eddf", 0.9],
          [0.35, "#e9eddf", 0],
        ],
        w * 0.66,
        0,
        w,
        0,
        true,
      ),
      seed: 7,
    },
  ]);
  for (const [dx, o] of [
    [16, 0.55],
    [34, 0.3],
  ])
    a.add(
      `<path d="${smooth(coast.map(([x, y]) => [x + dx, y]))}" fill="none" stroke="#e9eee3" stroke-width="3" opacity="${o}"/>`,
    );
  a.add(
    `<path d="${smooth(coast)}" fill="none" stroke="#d9bd86" stroke-width="7"/><path d="${smooth(coast)}" fill="none" stroke="#f3e6c4" stroke-width="3"/>`,
  );
  for (let i = 0; i < 46; i++) {
    const x = w * (0.72 + 0.27 * r()),
      y = h * r();
    if (tall ? y > quiet || inland(x, y) > -36 : x < coast[0][0] + 190 + (y / h) * 260) continue;
    a.add(
      `<path d="M${f(x)} ${f(y)}q7 -5 14 0t14 0" fill="none" stroke="#8fb0ae" stroke-width="2" opacity=".7"/>`,
    );
  }
  // Rivers.
  for (const [, pts] of RIVERS)
    a.add(
      `<path d="${smooth(pts.map(P))}" fill="none" stroke="#8fb3b3" stroke-width="3.5" stroke-linecap="round" opacity=".9"/>`,
    );

  // Hills: soft mounds, denser inland, never on towns.
  const clear = (x, y, m) =>
    towns.every(
      (town) => Math.abs(town.x - x) > m + town.name.length * 3 || Math.abs(town.y - y) > m * 0.6,
    );
  const hills = [];
  for (let i = 0; i < 900 && hills.length < 74; i++) {
    const x = tall ? w * r() : w * (0.15 + 0.7 * r()),
      y = h * (0.04 + 0.96 * r());
    if (
      inland(x, y) < (tall ? 56 : 90) ||
      y > quiet ||
      !clear(x, y, tall ? 48 : 62) ||
      hills.some(([p, q]) => Math.hypot(p - x, (q - y) * 1.7) < 66)
    )
      continue;
    hills.push([x, y]);
  }
  hills.sort((p, q) => p[1] - q[1]);
  for (const [x, y] of hills) {
    const s = 24 + 16 * r(),
      c = ["#b9b48d", "#a8a474", "#c9b078", "#9a955f"][(r() * 4) | 0];
    a.shape(
      `M${f(x - s)} ${f(y)}C${f(x - s * 0.6)} ${f(y - s * 0.75)} ${f(x + s * 0.3)} ${f(y - s * 0.95)} ${f(x + s)} ${f(y)}Z`,
      c,
      [
        {
          paint: a.lin(
            [
              [0, "#efd9a4", 0.9],
              [0.6, "#efd9a4", 0],
            ],
            x - s,
            0,
            x + s * 0.6,
            0,
            true,
          ),
          box: [x - s, y - s, s * 2, s],
          seed: 11,
        },
      ],
    );
    for (let k = 0; k < 3; k++)
      if (r() < 0.6) {
        const tx = x - s * 0.5 + s * r(),
          ty = y - 3 - 7 * r();
        a.add(
          r() < 0.3
            ? `<path d="M${f(tx)} ${f(ty)}c-4 -5 -3 -14 0 -19c3 5 4 14 0 19z" fill="#4d5540"/>`
            : `<ellipse cx="${f(tx)}" cy="${f(ty)}" rx="5.5" ry="4.5" fill="#6f7855"/>`,
        );
      }
  }

  // Mountains: the Laga ridge to the north-west, the Gran Sasso to the south-west.
  const peak = (x, y, s, snow) => {
    const L = [x - s, y],
      T = [x + s * 0.05, y - s * 1.02],
      R = [x + s * 1.05, y],
      M = [x + s * 0.18, y - s * 0.42];
    a.shape(
      poly([
        L,
        [x - s * 0.55, y - s * 0.42],
        [x - s * 0.32, y - s * 0.52],
        T,
        [x + s * 0.38, y - s * 0.55],
        [x + s * 0.6, y - s * 0.48],
        R,
      ]),
      "#a9a79b",
      [
        {
          paint: a.lin(
            [
              [0, "#e6ddc9", 0.9],
              [0.6, "#e6ddc9", 0],
            ],
            x - s,
            0,
            x + s * 0.3,
            0,
            true,
          ),
          box: [x - s, y - s * 1.1, s * 2.1, s * 1.1],
          seed: 13,
        },
      ],
    );
    a.add(
      `<path d="${poly([T, [x + s * 0.38, y - s * 0.55], [x + s * 0.6, y - s * 0.48], R, [x + s * 0.35, y], M, [x + s * 0.02, y - s * 0.66]])}" fill="#7f8488" opacity=".85"/>`,
    );
    if (snow)
      a.add(
        `<path d="${poly([T, [x + s * 0.16, y - s * 0.84], [x + s * 0.1, y - s * 0.72], [x, y - s * 0.8], [x - s * 0.1, y - s * 0.66], [x - s * 0.19, y - s * 0.7]])}" fill="#fbf6ea"/>`,
      );
  };
  const range = [
    [13.37, 42.845, 60, 0],
    [13.33, 42.8, 84, 1],
    [13.4, 42.79, 56, 0],
    [13.355, 42.745, 88, 1],
    [13.425, 42.735, 58, 0],
    [13.29, 42.72, 62, 0],
    [13.4, 42.69, 64, 0],
    [13.33, 42.66, 90, 1],
    [13.43, 42.645, 60, 0],
    [13.56, 42.602, 132, 1],
    [13.475, 42.608, 96, 1],
    [13.645, 42.598, 72, 0],
  ];
  const tallRange = [
    [13.43, 42.86, 54, 0],
    [13.47, 42.8, 70, 1],
    [13.425, 42.745, 64, 1],
    [13.49, 42.7, 50, 0],
    [13.43, 42.655, 66, 1],
    [13.5, 42.6, 60, 0],
    [13.45, 42.545, 74, 1],
    [13.56, 42.525, 100, 1],
    [13.66, 42.5, 74, 1],
    [13.74, 42.485, 48, 0],
  ];
  for (const [lon, lat, s, snow] of (tall ? tallRange : range).toSorted((p, q) => q[1] - p[1])) {
    const [x, y] = P([lon, lat]);
    peak(x, Math.min(y, tall ? quiet - 8 : h + 8), s, snow);
  }
  // Towns.
  for (const { x, y, kind, half: s } of towns) {
    const block = (dx, dy, bw, bh, roof = "#b9683f") =>
      a.add(
        `<rect x="${f(x + dx)}" y="${f(y + dy - bh)}" width="${bw}" height="${bh}" fill="#f3e4c4" stroke="${INK}" stroke-width="1.6"/><path d="M${f(x + dx - 2)} ${f(y + dy - bh)}l${f(bw / 2 + 2)} ${-bw * 0.5}l${f(bw / 2 + 2)} ${bw * 0.5}z" fill="${roof}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>`,
      );
    if (kind === "fort") {
      a.add(
        `<path d="M${f(x - 22)} ${f(y + 5)}v-15h5v4h6v-4h6v4h6v-4h6v4h6v-4h5v15z" fill="#e6d2a8" stroke="${INK}" stroke-width="1.8"/>`,
      );
      block(-5, -6, 10, 11);
    } else {
      block(-s, 4, s * 0.95, s * 0.9);
      block(2, 4, s * 0.9, s * 0.75, "#a85a37");
      block(-s * 0.3, 5, s * 0.62, s * 1.75, "#7d3f29");
    }
  }
  // A compass, out at sea.
  const cx = tall ? w - 76 : w - 90,
    cy = tall ? 330 : h - 92;
  a.add(
    `<g stroke="#5f8784" fill="none" stroke-width="2"><circle cx="${cx}" cy="${cy}" r="34"/></g><path d="M${cx} ${cy - 44}l9 44h-18z" fill="#b46a45"/><path d="M${cx} ${cy + 44}l9 -44h-18z" fill="#f3ead6" stroke="#5f8784" stroke-width="1.5"/>`,
  );
  const svg = shot.night ? nightly(a.svg()) : a.svg();
  return sharp(Buffer.from(svg), { unlimited: true })
    .resize(w, h)
    .flatten({ background: shot.night ? dark("#efe5cf") : "#efe5cf" })
    .png()
    .toBuffer();
}
