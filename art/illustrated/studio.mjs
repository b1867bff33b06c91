// The training room of the template pages, drawn: a tall window on the hills, mats, dumbbells, a ball.
import { Art, f, mix, poly, rng, sharp, smooth } from "./lib.mjs";
import { below, ridge } from "./scenery.mjs";

/** A rounded box with a lit left side and stippled shade on the right. */
function solid(a, x, y, w, h, r, colour, seed = 11) {
  a.shape(
    `M${f(x + r)} ${f(y)}h${f(w - 2 * r)}q${f(r)} 0 ${f(r)} ${f(r)}v${f(h - 2 * r)}q0 ${f(r)} ${f(-r)} ${f(r)}h${f(2 * r - w)}q${f(-r)} 0 ${f(-r)} ${f(-r)}v${f(2 * r - h)}q0 ${f(-r)} ${f(r)} ${f(-r)}z`,
    colour,
    [
      {
        paint: a.lin(
          [
            [0.35, mix(colour, "#2a1c14", 0.55), 0],
            [1, mix(colour, "#2a1c14", 0.55), 0.85],
          ],
          x,
          0,
          x + w,
          0,
          true,
        ),
        box: [x, y, w, h],
        seed,
      },
    ],
  );
}

const shadow = (a, x, y, rx, ry) =>
  a.add(
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="#5a3d28" opacity=".28"/>`,
  );

function windowPane(a, r, x, y, w, h) {
  a.add(
    `<rect x="${x - 16}" y="${y - 16}" width="${w + 32}" height="${h + 32}" rx="6" fill="#d9c7a8"/>`,
  );
  const c = a.clip(`M${x} ${y}h${w}v${h}h${-w}z`);
  a.add(
    `<g clip-path="url(#${c})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${a.lin([
      [0, "#cfdbd6"],
      [0.6, "#f0e3c6"],
    ])}"/>`,
  );
  a.add(`<circle cx="${x + w * 0.7}" cy="${y + h * 0.3}" r="38" fill="#f6d9a0"/>`);
  a.add(
    a.stipple(
      a.rad(
        [
          [0, "#fbe6bb", 0.9],
          [1, "#fbe6bb", 0],
        ],
        x + w * 0.7,
        y + h * 0.3,
        260,
      ),
      [x, y, w, h],
      { seed: 3 },
    ),
  );
  for (const [t, amp, freq, colour, seed] of [
    [0.52, 60, 2.4, "#b7c0ac", 31],
    [0.64, 44, 2, "#a3aa7d", 42],
    [0.75, 40, 1.8, "#8b9160", 53],
    [0.88, 34, 1.6, "#6f7548", 64],
  ]) {
    const line = ridge(seed, y + h * t, amp, freq, a.w, 0.42, 4);
    a.shape(below(line, a.h), colour, [
      {
        paint: a.lin(
          [
            [0, "#f4e2b4", 0.75],
            [1, "#f4e2b4", 0],
          ],
          0,
          y + h * t - amp,
          0,
          y + h * t + 60,
          true,
        ),
        box: [x, y, w, h],
        seed: seed + 1,
      },
    ]);
    for (let i = 0; i < 12; i++) {
      const [px, py, s] = [x + w * r(), y + h * (t + 0.04 + 0.05 * r()), 6 + 12 * t * r()];
      a.add(
        `<ellipse cx="${f(px)}" cy="${f(py)}" rx="${f(s)}" ry="${f(s * 0.75)}" fill="${mix(colour, "#2f3a22", 0.5)}"/>`,
      );
    }
  }
  a.add("</g>");
  for (const k of [1, 2])
    a.add(`<rect x="${f(x + (w * k) / 3 - 6)}" y="${y}" width="12" height="${h}" fill="#e7dac0"/>`);
  a.add(
    `<rect x="${x}" y="${f(y + h * 0.3 - 5)}" width="${w}" height="10" fill="#e7dac0"/><rect x="${x - 34}" y="${y + h + 14}" width="${w + 68}" height="20" rx="4" fill="#c9a777"/>`,
  );
}

function dumbbell(a, x, y, s, colour) {
  a.add(
    `<rect x="${f(x - s * 0.7)}" y="${f(y - s * 0.13)}" width="${f(s * 1.4)}" height="${f(s * 0.26)}" rx="${f(s * 0.1)}" fill="#b9b3a6"/>`,
  );
  for (const d of [-1, 1])
    solid(a, x + d * s * 0.72 - s * 0.28, y - s * 0.46, s * 0.56, s * 0.92, s * 0.16, colour, 21);
}

function kettlebell(a, x, y, s, colour) {
  shadow(a, x + s * 0.2, y, s * 0.95, s * 0.16);
  a.add(
    `<path d="M${f(x - s * 0.34)} ${f(y - s * 1.25)}C${f(x - s * 0.62)} ${f(y - s * 2.05)} ${f(x + s * 0.62)} ${f(y - s * 2.05)} ${f(x + s * 0.34)} ${f(y - s * 1.25)}" fill="none" stroke="${colour}" stroke-width="${f(s * 0.26)}" stroke-linecap="round"/>`,
  );
  a.shape(
    smooth(
      [
        [x - s * 0.45, y],
        [x - s * 0.8, y - s * 0.6],
        [x - s * 0.5, y - s * 1.25],
        [x, y - s * 1.42],
        [x + s * 0.5, y - s * 1.25],
        [x + s * 0.8, y - s * 0.6],
        [x + s * 0.45, y],
      ],
      true,
    ),
    colour,
    [
      {
        paint: a.rad(
          [
            [0, "#a89c8a", 0.8],
            [1, "#a89c8a", 0],
          ],
          x - s * 0.35,
          y - s * 1.0,
          s * 0.8,
        ),
        box: [x - s, y - 2 * s, 2 * s, 2 * s],
        seed: 25,
      },
    ],
  );
}

function studio(a, r) {
  const { w, h } = a;
  const floor = h * 0.66;
  a.add(`<rect width="${w}" height="${h}" fill="#eadfca"/>`);
  a.add(
    a.stipple(
      a.lin(
        [
          [0, "#fff6e2", 0.9],
          [1, "#fff6e2", 0],
        ],
        0,
        0,
        w * 0.8,
        h * 0.6,
        true,
      ),
      [0, 0, w, floor],
      { seed: 2 },
    ),
  );
  a.add(
    a.stipple(
      a.lin(
        [
          [0.5, "#b99d78", 0],
          [1, "#b99d78", 0.6],
        ],
        0,
        0,
        w,
        0,
        true,
      ),
      [0, 0, w, floor],
      { seed: 4 },
    ),
  );
  windowPane(a, r, 90, 96, 520, 400);
  // Boards in perspective.
  a.shape(`M0 ${floor}H${w}V${h}H0Z`, "#c79a66", [
    {
      paint: a.lin(
        [
          [0, "#f2d6a4", 0.85],
          [1, "#f2d6a4", 0],
        ],
        100,
        0,
        700,
        0,
        true,
      ),
      box: [0, floor, w, h - floor],
      seed: 6,
    },
    {
      paint: a.lin(
        [
          [0.4, "#7a4f2e", 0],
          [1, "#7a4f2e", 0.7],
        ],
        0,
        0,
        w,
        0,
        true,
      ),
      box: [0, floor, w, h - floor],
      seed: 8,
    },
  ]);
  for (let i = -16; i <= 20; i++)
    a.add(
      `<path d="M${f(520 + i * 62)} ${floor}L${f(520 + i * 150)} ${h}" stroke="#8a5c36" stroke-width="1.6" opacity=".5"/>`,
    );
  for (let i = 0; i < 46; i++) {
    const t = r();
    const lane = Math.floor((r() - 0.5) * 30);
    const x = 520 + (lane + 0.5) * (62 + 88 * t);
    a.add(
      `<path d="M${f(x - 31 - 44 * t)} ${f(floor + (h - floor) * t)}h${f(62 + 88 * t)}" stroke="#8a5c36" stroke-width="1.5" opacity=".4"/>`,
    );
  }
  a.add(
    `<rect y="${floor - 22}" width="${w}" height="22" fill="#f1e7d3"/><rect y="${floor - 3}" width="${w}" height="4" fill="#a77c50" opacity=".5"/>`,
  );
  // The light of the window on the floor.
  for (const k of [0, 1, 2]) {
    const x = 190 + k * 178;
    a.add(
      `<path d="${poly([
        [x, floor + 26],
        [x + 150, floor + 26],
        [x + 330, h - 40],
        [x + 130, h - 40],
      ])}" fill="#fbe5b6" opacity=".38"/>`,
    );
  }
  // Wall bars on the right.
  const [bx, bw] = [690, 168];
  for (const x of [bx, bx + bw]) solid(a, x - 9, 70, 18, floor - 78, 5, "#b5895a", 31);
  for (let k = 0; k < 12; k++)
    a.add(
      `<rect x="${bx - 6}" y="${96 + k * 38}" width="${bw + 12}" height="11" rx="5.5" fill="#c9a06c"/><rect x="${bx - 6}" y="${103 + k * 38}" width="${bw + 12}" height="4" rx="2" fill="#8a5f38" opacity=".6"/>`,
    );
  // A round mirror and the rack below it.
  a.add(
    `<circle cx="1020" cy="240" r="126" fill="#b58b52"/><circle cx="1020" cy="240" r="114" fill="#cdd6cf"/>`,
  );
  const c = a.clip("M906 240a114 114 0 1 0 228 0a114 114 0 1 0 -228 0z");
  a.add(
    `<g clip-path="url(#${c})"><path d="M880 330L1060 90L1110 90L930 370Z" fill="#f3f0e2" opacity=".8"/><path d="M1040 380L1170 190L1190 220L1070 390Z" fill="#f3f0e2" opacity=".6"/>${a.stipple(
      a.lin(
        [
          [0.3, "#7f9188", 0],
          [1, "#7f9188", 0.8],
        ],
        920,
        150,
        1110,
        350,
        true,
      ),
      [906, 126, 228, 228],
      { seed: 33 },
    )}</g>`,
  );
  shadow(a, 1030, floor + 84, 180, 18);
  for (const x of [884, 1150]) solid(a, x, floor - 150, 20, 236, 6, "#5f4a35", 35);
  for (const [y, s, colour] of [
    [floor - 92, 26, "#4b5a48"],
    [floor - 16, 30, "#a4552f"],
    [floor + 62, 33, "#3b332c"],
  ]) {
    a.add(
      `<rect x="876" y="${f(y + s * 0.5)}" width="302" height="16" rx="5" fill="#c29766"/><rect x="876" y="${f(y + s * 0.5 + 10)}" width="302" height="6" rx="3" fill="#7d5733"/>`,
    );
    for (let k = 0; k < 3; k++) dumbbell(a, 942 + k * 86, y, s, colour);
  }
  // A plant by the window.
  shadow(a, 655, floor + 66, 84, 15);
  a.shape(`M606 ${floor - 46}H702L688 ${floor + 64}H620Z`, "#c07a52", [
    {
      paint: a.lin(
        [
          [0.4, "#6f3c22", 0],
          [1, "#6f3c22", 0.9],
        ],
        606,
        0,
        702,
        0,
        true,
      ),
      box: [600, floor - 50, 110, 120],
      seed: 37,
    },
  ]);
  for (let k = 0; k < 13; k++) {
    const turn = (k / 12 - 0.5) * 2.5;
    const l = 150 + 70 * r() - 40 * Math.abs(turn);
    const [tx, ty] = [654 + Math.sin(turn) * l, floor - 44 - Math.cos(turn) * l];
    const [nx, ny] = [Math.cos(turn) * 19, Math.sin(turn) * 19];
    const [mx, my] = [
      654 + Math.sin(turn * 0.85) * l * 0.55,
      floor - 44 - Math.cos(turn * 0.85) * l * 0.55,
    ];
    a.shape(
      smooth(
        [
          [654, floor - 40],
          [mx - nx, my - ny],
          [tx, ty],
          [mx + nx, my + ny],
        ],
        true,
      ),
      mix("#5f7a45", "#3d5230", r()),
      [
        {
          paint: a.lin(
            [
              [0, "#b9c58a", 0.7],
              [0.6, "#b9c58a", 0],
            ],
            mx - nx,
            my,
            mx + nx,
            my,
            true,
          ),
          box: [mx - 60, ty - 40, 120, floor - ty + 40],
          seed: 40 + k,
        },
      ],
    );
  }
  // Mats, the rolled one, the ball, the kettlebells.
  const mat = (pts, colour, seed) => {
    a.add(`<path d="${poly(pts.map(([x, y]) => [x + 4, y + 9]))}" fill="#5a3d28" opacity=".4"/>`);
    a.shape(poly(pts), colour, [
      {
        paint: a.lin(
          [
            [0, mix(colour, "#fff3da", 0.6), 0.8],
            [0.7, mix(colour, "#fff3da", 0.6), 0],
          ],
          pts[0][0],
          0,
          pts[1][0],
          0,
          true,
        ),
        box: [0, floor, w, h],
        seed,
      },
    ]);
  };
  mat(
    [
      [236, floor + 96],
      [402, floor + 96],
      [356, h - 26],
      [112, h - 26],
    ],
    "#8b9272",
    51,
  );
  mat(
    [
      [498, floor + 104],
      [660, floor + 104],
      [706, h - 22],
      [474, h - 22],
    ],
    "#b9724b",
    53,
  );
  solid(a, 482, floor + 72, 194, 46, 23, "#a8623c", 55);
  a.add(
    `<ellipse cx="676" cy="${floor + 95}" rx="11" ry="22" fill="#c98a62"/><ellipse cx="676" cy="${floor + 95}" rx="5" ry="11" fill="#8a4c2c"/>`,
  );
  shadow(a, 850, h - 42, 96, 17);
  a.shape(`M746 ${h - 138}a96 96 0 1 0 192 0a96 96 0 1 0 -192 0z`, "#c9bda2", [
    {
      paint: a.rad(
        [
          [0, "#fdf4de", 0.95],
          [1, "#fdf4de", 0],
        ],
        808,
        h - 180,
        90,
      ),
      box: [740, h - 240, 210, 210],
      seed: 57,
    },
    {
      paint: a.rad(
        [
          [0.5, "#7a6248", 0],
          [1, "#7a6248", 0.85],
        ],
        812,
        h - 164,
        140,
      ),
      box: [740, h - 240, 210, 210],
      seed: 59,
    },
  ]);
  kettlebell(a, 1010, h - 50, 44, "#3b332c");
  kettlebell(a, 1108, h - 62, 36, "#5c6547");
}

/** Draws the room. */
export async function draw(shot) {
  const [w, h] = shot.size;
  const a = new Art(1200, 900);
  studio(a, rng(shot.seed ?? 7));
  return sharp(Buffer.from(a.svg()), { density: (72 * w) / 1200, unlimited: true })
    .resize(w, h)
    .png()
    .toBuffer();
}
