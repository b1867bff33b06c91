// Three evenings out, drawn: a walk on the ridge, lanterns over a square, a fire on the beach.
import { Art, f, lerp, mix, rng, sharp, smooth } from "./lib.mjs";
import { below, cypress, DUSK, heightAt, house, ridge } from "./scenery.mjs";

const lin = (a, stops, y0, y1) => a.lin(stops, 0, y0, 0, y1, true);

function sky(a, stops) {
  a.add(`<rect width="${a.w}" height="${a.h}" fill="${a.lin(stops)}"/>`);
}

function stars(a, r, count, top, bottom) {
  for (let i = 0; i < count; i++) {
    const t = r();
    a.add(
      `<circle cx="${f(r() * a.w)}" cy="${f(lerp(top, bottom, t))}" r="${f(0.6 + 1.5 * r() * r())}" fill="#fbeacb" opacity="${f(0.9 - 0.6 * t)}"/>`,
    );
  }
}

/** A soft round light. */
function glow(a, x, y, radius, colour, strength = 0.8) {
  const paint = a.rad(
    [
      [0, colour, strength],
      [0.35, colour, strength * 0.35],
      [1, colour, 0],
    ],
    x,
    y,
    radius,
  );
  a.add(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="${paint}"/>`);
}

/** A walker seen against the light; `h` is the height, `step` where the legs are. */
function walker(a, x, y, h, { coat, pack, step = 0.5, stick = true, hat = false }) {
  const u = h / 100;
  const at = (dx, dy) => `${f(x + dx * u)} ${f(y + dy * u)}`;
  const legs = "#221b1f";
  a.add(
    `<path d="M${at(-3, -46)}C${at(-6 - 8 * step, -28)} ${at(-8 - 10 * step, -14)} ${at(-7 - 14 * step, 0)}L${at(0 - 14 * step, 0)}C${at(0 - 6 * step, -16)} ${at(2, -30)} ${at(4, -44)}Z" fill="${legs}"/>`,
  );
  a.add(
    `<path d="M${at(-3, -46)}C${at(2 + 6 * step, -30)} ${at(4 + 8 * step, -16)} ${at(5 + 12 * step, 0)}L${at(13 + 12 * step, 0)}C${at(11 + 8 * step, -18)} ${at(10 + 3 * step, -32)} ${at(8, -46)}Z" fill="${mix(legs, "#6b4a3a", 0.3)}"/>`,
  );
  a.add(
    `<path d="M${at(-11, -40)}C${at(-15, -58)} ${at(-12, -76)} ${at(-3, -80)}C${at(8, -83)} ${at(12, -74)} ${at(12, -62)}L${at(12, -41)}C${at(4, -38)} ${at(-4, -37)} ${at(-11, -40)}Z" fill="${coat}"/>`,
  );
  a.add(
    `<path d="M${at(4, -81)}C${at(12, -74)} ${at(12.5, -60)} ${at(12, -42)}" fill="none" stroke="#ffd08f" stroke-width="${f(1.7 * u)}" opacity=".85" stroke-linecap="round"/>`,
  );
  a.add(
    `<rect x="${f(x - 24 * u)}" y="${f(y - 77 * u)}" width="${f(16 * u)}" height="${f(31 * u)}" rx="${f(6 * u)}" fill="${pack}"/><rect x="${f(x - 22 * u)}" y="${f(y - 83 * u)}" width="${f(13 * u)}" height="${f(8 * u)}" rx="${f(4 * u)}" fill="${mix(pack, "#000000", 0.25)}"/>`,
  );
  a.add(
    `<circle cx="${f(x + 3 * u)}" cy="${f(y - 91 * u)}" r="${f(8.2 * u)}" fill="#4a352c"/><path d="M${at(8, -97)}A${f(8 * u)} ${f(8 * u)} 0 0 1 ${at(9, -86)}" fill="none" stroke="#ffd08f" stroke-width="${f(1.6 * u)}" opacity=".85"/>`,
  );
  if (hat)
    a.add(
      `<path d="M${at(-10, -95)}Q${at(3, -101)} ${at(17, -94)}L${at(10, -97)}C${at(9, -105)} ${at(-3, -106)} ${at(-4, -98)}Z" fill="#7a4636"/>`,
    );
  a.add(
    `<path d="M${at(2, -72)}C${at(8, -64)} ${at(16, -58)} ${at(22, -56)}" fill="none" stroke="${mix(coat, "#000000", 0.18)}" stroke-width="${f(6 * u)}" stroke-linecap="round"/>`,
  );
  if (stick)
    a.add(
      `<path d="M${at(22, -60)}L${at(27, 0)}" stroke="#2b211d" stroke-width="${f(1.9 * u)}" stroke-linecap="round"/>`,
    );
}

function walk(a, r) {
  const { w, h } = a;
  sky(a, [
    [0, "#4b4a66"],
    [0.22, "#8a6670"],
    [0.42, "#d08e68"],
    [0.56, "#f2c083"],
  ]);
  const [sx, sy] = [w * 0.64, h * 0.44];
  glow(a, sx, sy, h * 0.75, "#ffd79a", 0.75);
  a.add(
    a.stipple(
      a.rad(
        [
          [0.05, "#ffe2ae", 0.75],
          [1, "#ffe2ae", 0],
        ],
        sx,
        sy,
        h * 0.7,
      ),
      [0, 0, w, h],
      { seed: 21 },
    ),
  );
  a.add(`<circle cx="${f(sx)}" cy="${f(sy)}" r="${f(h * 0.066)}" fill="#ffeecb"/>`);
  for (let i = 0; i < 9; i++) {
    const [cx, cy, cw] = [w * r(), h * (0.06 + 0.26 * r()), w * (0.12 + 0.18 * r())];
    const top = [];
    const low = [];
    for (let k = 0; k <= 12; k++) {
      const s = Math.sin((Math.PI * k) / 12);
      top.push([cx - cw / 2 + (cw * k) / 12, cy - h * 0.008 * s * (1 + r())]);
      low.unshift([cx - cw / 2 + (cw * k) / 12, cy + h * 0.004 * s]);
    }
    a.add(
      `<path d="${smooth([...top, ...low], true)}" fill="${mix("#d98f70", "#7d5a70", r())}" opacity=".6"/>`,
    );
  }
  const layers = [
    [0.5, 0.13, 2.6, "#b58a86", 31],
    [0.56, 0.1, 2.2, "#99707a", 42],
    [0.63, 0.085, 1.9, "#7a5766", 53],
    [0.71, 0.07, 1.7, "#5c4253", 64],
    [0.8, 0.05, 1.5, "#41323f", 75],
  ];
  for (const [y, amp, freq, colour, seed] of layers) {
    const line = ridge(seed, h * y, h * amp * 1.6, freq, w, 0.48, 6);
    a.shape(below(line, h), colour, [
      {
        paint: lin(
          a,
          [
            [0, "#f6c58c", 0.75],
            [1, "#f6c58c", 0],
          ],
          h * (y - amp),
          h * (y + 0.02),
        ),
        seed: seed + 1,
      },
      {
        paint: lin(
          a,
          [
            [0, "#e9b489", 0],
            [1, "#e9b489", 0.55],
          ],
          h * (y + 0.02),
          h * (y + 0.12),
        ),
        seed: seed + 2,
      },
    ]);
  }
  const path = [];
  for (let x = -20; x <= w + 20; x += 8)
    path.push([x, h * (0.905 - 0.13 * (x / w) ** 1.3 + 0.012 * Math.sin(x / 70))]);
  a.shape(below(path, h), "#2a2128", [
    {
      paint: lin(
        a,
        [
          [0, "#c98455", 0.6],
          [1, "#c98455", 0],
        ],
        h * 0.74,
        h * 0.9,
      ),
      seed: 91,
    },
  ]);
  for (let i = 0; i < 420; i++) {
    const x = r() * w;
    const y = heightAt(path, x) + 3 + r() * h * 0.14;
    const g = 8 + r() * 16;
    a.add(
      `<path d="M${f(x)} ${f(y)}q${f((r() - 0.5) * 6)} ${f(-g * 0.6)} ${f((r() - 0.3) * 12)} ${f(-g)}" stroke="${r() < 0.3 ? "#a8714c" : "#1d171c"}" stroke-width="1.6" fill="none" opacity=".8"/>`,
    );
  }
  const people = [
    [0.3, 118, { coat: "#a4502f", pack: "#5c6547", step: 0.6, hat: true }],
    [0.425, 124, { coat: "#5f7a80", pack: "#8a5a34", step: 0.35 }],
    [0.535, 108, { coat: "#c19d68", pack: "#6d3b2a", step: 0.7, stick: false }],
    [0.66, 120, { coat: "#6f7a55", pack: "#3f4a58", step: 0.45 }],
  ];
  for (const [x, size, look] of people) walker(a, w * x, heightAt(path, w * x) + 5, size, look);
}

function lanterns(a, r) {
  const { w, h } = a;
  sky(a, [
    [0, "#171c33"],
    [0.35, "#2c2f4e"],
    [0.62, "#5a4a60"],
  ]);
  a.add(
    a.stipple(
      lin(
        a,
        [
          [0, "#8a6a74", 0],
          [1, "#c98d6d", 0.75],
        ],
        h * 0.2,
        h * 0.62,
      ),
      [0, 0, w, h * 0.66],
      { seed: 5 },
    ),
  );
  stars(a, r, 150, 0, h * 0.42);
  const P = DUSK;
  // Houses around the square, the bell tower behind them.
  const [tx, tw, th] = [w * 0.6, w * 0.07, h * 0.5];
  a.shape(`M${tx} ${h * 0.66}v${-th}h${tw}v${th}z`, "#665358", [
    {
      paint: a.lin(
        [
          [0.3, "#2a2533", 0],
          [1, "#2a2533", 0.8],
        ],
        tx,
        0,
        tx + tw,
        0,
        true,
      ),
      box: [tx, h * 0.1, tw, th],
      seed: 7,
    },
  ]);
  a.add(
    `<path d="M${tx - 6} ${h * 0.66 - th}L${tx + tw / 2} ${h * 0.66 - th - tw}L${tx + tw + 6} ${h * 0.66 - th}z" fill="#5a3730"/>`,
  );
  a.add(
    `<path d="M${tx + tw * 0.3} ${h * 0.27}v${-tw * 0.5}a${tw * 0.2} ${tw * 0.2} 0 0 1 ${tw * 0.4} 0v${tw * 0.5}z" fill="#ffcf86"/>`,
  );
  glow(a, tx + tw / 2, h * 0.24, 60, "#ffcf86", 0.5);
  for (const [x, ww, hh, c, n] of [
    [-0.03, 0.2, 0.42, 3, 4],
    [0.15, 0.15, 0.33, 2, 3],
    [0.3, 0.17, 0.38, 3, 4],
    [0.47, 0.13, 0.3, 2, 3],
    [0.68, 0.16, 0.36, 3, 4],
    [0.84, 0.2, 0.45, 3, 4],
  ])
    house(a, w * x, h * 0.68, w * ww, h * hh, P, r, {
      columns: c,
      rows: n,
      lit: 0.55,
      depth: 0.12,
    });
  for (const [x, s] of [
    [0.145, 0.2],
    [0.455, 0.16],
    [0.665, 0.2],
  ])
    cypress(a, w * x, h * 0.69, h * s, P, r);
  // Paving, lighter where the lanterns shine.
  a.shape(`M0 ${h * 0.67}H${w}V${h}H0Z`, "#4a3a3c", [
    {
      paint: a.rad(
        [
          [0, "#e0a063", 0.95],
          [1, "#e0a063", 0],
        ],
        w * 0.5,
        h * 0.74,
        w * 0.5,
      ),
      seed: 15,
    },
  ]);
  for (let j = 0; j < 9; j++) {
    const y = h * (0.685 + 0.31 * (j / 8) ** 1.5);
    a.add(
      `<path d="M0 ${f(y)}H${w}" stroke="#2c2228" stroke-width="${f(1 + j * 0.25)}" opacity=".4"/>`,
    );
  }
  for (let i = -14; i <= 14; i++)
    a.add(
      `<path d="M${f(w / 2 + i * 36)} ${f(h * 0.675)}L${f(w / 2 + i * 150)} ${h}" stroke="#2c2228" stroke-width="1.3" opacity=".3"/>`,
    );
  // Strings of lanterns from roof to roof.
  const strings = [
    [-0.02, 0.3, 1.02, 0.25, 0.16, 13],
    [-0.02, 0.22, 0.72, 0.36, 0.13, 9],
    [0.3, 0.34, 1.02, 0.38, 0.12, 9],
  ];
  for (const [x0, y0, x1, y1, sag, n] of strings) {
    const at = (t) => [w * lerp(x0, x1, t), h * (lerp(y0, y1, t) + sag * 4 * t * (1 - t))];
    a.add(
      `<path d="${smooth(Array.from({ length: 21 }, (_, i) => at(i / 20)))}" fill="none" stroke="#17131c" stroke-width="2"/>`,
    );
    for (let i = 0; i < n; i++) {
      const [x, y] = at((i + 0.5) / n);
      const s = 15 + 5 * r();
      const colour = ["#ffcf86", "#ffb566", "#ffe0ae"][(r() * 3) | 0];
      glow(a, x, y + s * 1.2, s * 5.2, colour, 0.55);
      a.add(
        `<path d="M${f(x)} ${f(y)}v${f(s * 0.3)}" stroke="#17131c" stroke-width="2"/><ellipse cx="${f(x)}" cy="${f(y + s * 1.25)}" rx="${f(s * 0.86)}" ry="${f(s)}" fill="${colour}"/><ellipse cx="${f(x)}" cy="${f(y + s * 1.25)}" rx="${f(s * 0.4)}" ry="${f(s)}" fill="#fff3d6" opacity=".65"/><rect x="${f(x - s * 0.34)}" y="${f(y + s * 0.2)}" width="${f(s * 0.68)}" height="${f(s * 0.16)}" fill="#7a4a30"/><rect x="${f(x - s * 0.34)}" y="${f(y + s * 2.14)}" width="${f(s * 0.68)}" height="${f(s * 0.16)}" fill="#7a4a30"/>`,
      );
    }
  }
  // Laid tables, with their candles.
  for (const [x, y, s] of [
    [0.17, 0.8, 0.8],
    [0.5, 0.775, 0.7],
    [0.81, 0.805, 0.82],
    [0.33, 0.9, 1.15],
    [0.67, 0.91, 1.2],
  ]) {
    const [cx, cy, k] = [w * x, h * y, s * 84];
    a.add(
      `<ellipse cx="${f(cx)}" cy="${f(cy + k * 0.72)}" rx="${f(k * 0.95)}" ry="${f(k * 0.2)}" fill="#1d171f" opacity=".55"/>`,
    );
    for (const d of [-1, 1]) {
      const hx = cx + d * k * 0.98;
      a.add(
        `<path d="M${f(hx - d * k * 0.1)} ${f(cy + k * 0.7)}V${f(cy + k * 0.22)}H${f(hx + d * k * 0.3)}V${f(cy + k * 0.7)}M${f(hx + d * k * 0.3)} ${f(cy + k * 0.25)}V${f(cy - k * 0.28)}" fill="none" stroke="#241a1c" stroke-width="${f(k * 0.065)}" stroke-linecap="round" stroke-linejoin="round"/>`,
      );
    }
    a.shape(
      `M${f(cx - k * 0.7)} ${f(cy)}L${f(cx - k * 0.78)} ${f(cy + k * 0.55)}Q${f(cx - k * 0.4)} ${f(cy + k * 0.66)} ${f(cx)} ${f(cy + k * 0.57)}T${f(cx + k * 0.78)} ${f(cy + k * 0.55)}L${f(cx + k * 0.7)} ${f(cy)}Z`,
      "#cdb08a",
      [
        {
          paint: a.lin(
            [
              [0.2, "#5c4440", 0],
              [1, "#5c4440", 0.85],
            ],
            0,
            cy,
            0,
            cy + k * 0.6,
            true,
          ),
          box: [cx - k, cy, 2 * k, k * 0.7],
          seed: 33,
        },
      ],
    );
    a.add(
      `<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(k * 0.71)}" ry="${f(k * 0.19)}" fill="#ecd6b0"/>`,
    );
    glow(a, cx, cy - k * 0.18, k * 1.0, "#ffc777", 0.6);
    a.add(
      `<rect x="${f(cx - k * 0.035)}" y="${f(cy - k * 0.2)}" width="${f(k * 0.07)}" height="${f(k * 0.2)}" fill="#f6e6c4"/><path d="M${f(cx)} ${f(cy - k * 0.36)}q${f(k * 0.06)} ${f(k * 0.1)} 0 ${f(k * 0.16)}q${f(-k * 0.06)} ${f(-k * 0.06)} 0 ${f(-k * 0.16)}z" fill="#fff0c4"/>`,
    );
    for (const d of [-0.4, 0.4])
      a.add(
        `<ellipse cx="${f(cx + d * k)}" cy="${f(cy + k * 0.01)}" rx="${f(k * 0.15)}" ry="${f(k * 0.045)}" fill="#fbf3e0"/><path d="M${f(cx + d * k * 0.62)} ${f(cy - k * 0.02)}v${f(-k * 0.1)}m${f(-k * 0.045)} ${f(-k * 0.1)}h${f(k * 0.09)}l${f(-k * 0.02)} ${f(k * 0.1)}h${f(-k * 0.05)}z" fill="#a4402f" stroke="#e9d9bd" stroke-width="1"/>`,
      );
  }
}

/** Somebody who sits by the fire, seen from behind or from the side. */
function sitter(a, x, y, s, coat, towards) {
  const u = s / 100;
  const at = (dx, dy) => `${f(x + towards * dx * u)} ${f(y + dy * u)}`;
  a.add(
    `<path d="M${at(-26, 4)}C${at(-30, -22)} ${at(-26, -56)} ${at(-6, -62)}C${at(10, -64)} ${at(16, -50)} ${at(16, -34)}C${at(30, -44)} ${at(46, -44)} ${at(50, -34)}L${at(62, 0)}L${at(52, 4)}L${at(40, -20)}C${at(34, -10)} ${at(26, 2)} ${at(14, 4)}Z" fill="${coat}"/>`,
  );
  a.add(
    `<path d="M${at(8, -61)}C${at(16, -54)} ${at(17, -44)} ${at(16, -34)}C${at(30, -44)} ${at(44, -45)} ${at(50, -34)}L${at(60, -6)}" fill="none" stroke="#ffb45e" stroke-width="${f(3 * u)}" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/>`,
  );
  a.add(
    `<circle cx="${f(x + towards * 2 * u)}" cy="${f(y - 77 * u)}" r="${f(14.5 * u)}" fill="#33262a"/><path d="M${at(11, -88)}A${f(14 * u)} ${f(14 * u)} 0 0 ${towards > 0 ? 1 : 0} ${at(13, -68)}" fill="none" stroke="#ffb45e" stroke-width="${f(2.6 * u)}" stroke-linecap="round" opacity=".9"/>`,
  );
}

function beach(a, r) {
  const { w, h } = a;
  sky(a, [
    [0, "#141b33"],
    [0.3, "#263353"],
    [0.5, "#56607a"],
  ]);
  const [mx, my, mr] = [w * 0.66, h * 0.3, h * 0.082];
  glow(a, mx, my, h * 0.55, "#f6dcae", 0.55);
  a.add(
    a.stipple(
      a.rad(
        [
          [0.05, "#f6dcae", 0.6],
          [1, "#f6dcae", 0],
        ],
        mx,
        my,
        h * 0.5,
      ),
      [0, 0, w, h * 0.56],
      { seed: 9 },
    ),
  );
  stars(a, r, 190, 0, h * 0.46);
  a.shape(
    `M${f(mx - mr)} ${f(my)}a${f(mr)} ${f(mr)} 0 1 0 ${f(mr * 2)} 0a${f(mr)} ${f(mr)} 0 1 0 ${f(-mr * 2)} 0z`,
    "#fbe9c2",
    [
      {
        paint: a.lin(
          [
            [0.4, "#d9a878", 0],
            [1, "#d9a878", 0.7],
          ],
          mx - mr,
          my - mr,
          mx + mr,
          my + mr,
          true,
        ),
        box: [mx - mr, my - mr, 2 * mr, 2 * mr],
        seed: 13,
      },
    ],
  );
  // The sea and the path of the moon.
  const hz = h * 0.52;
  a.add(
    `<rect y="${f(hz)}" width="${w}" height="${f(h * 0.3)}" fill="${lin(
      a,
      [
        [0, "#4d5d78", 1],
        [1, "#22304a", 1],
      ],
      hz,
      h * 0.8,
    )}"/>`,
  );
  a.add(
    a.stipple(
      lin(
        a,
        [
          [0, "#a9a7a4", 0.7],
          [1, "#a9a7a4", 0],
        ],
        hz,
        h * 0.66,
      ),
      [0, hz, w, h * 0.16],
      { seed: 17 },
    ),
  );
  for (let i = 0; i < 260; i++) {
    const t = r() ** 1.2;
    const y = hz + h * 0.006 + h * 0.24 * t;
    const ww = (8 + 40 * t) * (0.5 + r());
    a.add(
      `<rect x="${f(mx + (r() + r() - 1) * w * (0.03 + 0.14 * t) - ww / 2)}" y="${f(y)}" width="${f(ww)}" height="${f(1.2 + 2.6 * t)}" rx="1.4" fill="#fbe6bd" opacity="${f(0.85 - 0.4 * t)}"/>`,
    );
  }
  // A headland with a few lights.
  const cape = [];
  for (let x = -20; x <= w * 0.46; x += 8) {
    const t = Math.max(0, x / (w * 0.46));
    cape.push([
      x,
      hz +
        4 -
        h *
          0.15 *
          Math.max(0, 1 - t ** 1.6) *
          (0.85 + 0.18 * Math.sin(x / 47) + 0.07 * Math.sin(x / 17)),
    ]);
  }
  a.shape(`${smooth(cape)}L${f(w * 0.46)} ${f(hz + 5)}L-20 ${f(hz + 5)}Z`, "#29304a", [
    {
      paint: a.lin(
        [
          [0, "#8a8794", 0],
          [1, "#8a8794", 0.55],
        ],
        0,
        0,
        w * 0.46,
        0,
        true,
      ),
      seed: 23,
    },
  ]);
  for (let i = 0; i < 16; i++) {
    const x = w * (0.02 + 0.3 * r());
    const y = hz - h * 0.1 * r() * (1 - x / (w * 0.5)) - 4;
    glow(a, x, y, 11, "#ffcf86", 0.8);
    a.add(`<circle cx="${f(x)}" cy="${f(y)}" r="2" fill="#ffe4b0"/>`);
  }
  // Wet sand, surf, dry sand.
  const shore = [];
  for (let x = -20; x <= w + 20; x += 8)
    shore.push([x, h * (0.735 + 0.02 * Math.sin(x / 210) + 0.006 * Math.sin(x / 47))]);
  a.add(
    `<path d="${below(
      shore.map(([x, y]) => [x, y - 7]),
      h,
    )}" fill="#c9c3bb" opacity=".75"/>`,
  );
  a.shape(below(shore, h), "#5a4a4c", [
    {
      paint: lin(
        a,
        [
          [0, "#2f3448", 0.85],
          [1, "#2f3448", 0],
        ],
        h * 0.72,
        h * 0.84,
      ),
      seed: 27,
    },
    {
      paint: a.rad(
        [
          [0, "#f0a25a", 1],
          [0.4, "#d98a50", 0.6],
          [1, "#d98a50", 0],
        ],
        w * 0.4,
        h * 0.88,
        w * 0.38,
      ),
      seed: 29,
    },
  ]);
  for (let i = 0; i < 120; i++) {
    const [x, y] = [r() * w, h * (0.8 + 0.2 * r())];
    a.add(
      `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(6 + 14 * r())}" ry="${f(1.5 + 2 * r())}" fill="#33282e" opacity=".3"/>`,
    );
  }
  // The fire: glow, logs, flames, sparks; people around it.
  const [fx, fy] = [w * 0.4, h * 0.885];
  glow(a, fx, fy - 40, h * 0.42, "#ff9d4a", 0.6);
  sitter(a, fx - 190, fy + 4, 118, "#4d3a3a", 1);
  sitter(a, fx + 200, fy + 2, 118, "#3b4553", -1);
  sitter(a, fx + 300, fy + 26, 126, "#5a4630", -1);
  for (const [dx, turn] of [
    [-14, 18],
    [12, -20],
    [0, 4],
  ])
    a.add(
      `<rect x="${f(fx - 62 + dx)}" y="${f(fy - 10)}" width="124" height="17" rx="8" fill="#2a1a16" transform="rotate(${turn} ${f(fx + dx)} ${f(fy)})"/>`,
    );
  const flame = (dx, height, width, colour) => {
    const x = fx + dx;
    a.add(
      `<path d="M${f(x - width)} ${f(fy - 4)}C${f(x - width * 1.3)} ${f(fy - height * 0.4)} ${f(x - width * 0.2)} ${f(fy - height * 0.5)} ${f(x - width * 0.12)} ${f(fy - height)}C${f(x + width * 0.5)} ${f(fy - height * 0.72)} ${f(x + width * 1.35)} ${f(fy - height * 0.4)} ${f(x + width)} ${f(fy - 4)}Q${f(x)} ${f(fy + 10)} ${f(x - width)} ${f(fy - 4)}Z" fill="${colour}"/>`,
    );
  };
  flame(-22, 92, 27, "#d9642c");
  flame(24, 104, 27, "#e07a34");
  flame(0, 142, 36, "#f09a42");
  flame(2, 98, 23, "#ffc766");
  flame(0, 56, 13, "#fff0bd");
  for (let i = 0; i < 34; i++) {
    const t = r();
    a.add(
      `<circle cx="${f(fx + (r() - 0.5) * (60 + 170 * t))}" cy="${f(fy - 110 - 230 * t)}" r="${f(2.4 - 1.5 * t)}" fill="#ffc870" opacity="${f(1 - t)}"/>`,
    );
  }
  // Grass of the dune on the right, in front of everything.
  for (let i = 0; i < 130; i++) {
    const x = w * (0.76 + 0.27 * r());
    const g = h * (0.1 + 0.15 * r()) * (0.4 + (x / w - 0.74) * 2.2);
    a.add(
      `<path d="M${f(x)} ${h + 6}q${f(-8 - 20 * r())} ${f(-g * 0.6)} ${f(-20 - 46 * r())} ${f(-g)}" stroke="${r() < 0.25 ? "#8a6a4c" : "#1d1c26"}" stroke-width="${f(2 + 2 * r())}" fill="none" stroke-linecap="round"/>`,
    );
  }
}

const DRAWN = { walk, lanterns, beach };

/** Draws the shot's evening. */
export async function draw(shot) {
  const [w, h] = shot.size;
  const a = new Art(1200, 900);
  DRAWN[shot.evening](a, rng(shot.seed ?? 4));
  return sharp(Buffer.from(a.svg()), { density: (72 * w) / 1200, unlimited: true })
    .resize(w, h)
    .png()
    .toBuffer();
}
