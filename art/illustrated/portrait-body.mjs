// What stands behind and below the face: arch with hills, sea or books; shoulders, neck and collars.
import { f, mix, poly, rng } from "./lib.mjs";

/** An arch with a calm motif behind the person. */
export function background(a, p) {
  const { bg, motif, w, h } = p;
  // ---------- background: arch with hills
  a.add(`<rect width="${w}" height="${h}" fill="${bg[0]}"/>`);
  a.add(
    a.stipple(
      a.rad(
        [
          [0, "#fff6e2", 0.9],
          [1, "#fff6e2", 0],
        ],
        250,
        300,
        620,
      ),
      [0, 0, w, h],
      { seed: 2 },
    ),
  );
  const arch = "M110 1000V430C110 250 240 130 400 130S690 250 690 430V1000Z";
  if (motif !== "none") {
    a.add(`<path d="${arch}" fill="${bg[1]}"/>`);
    const c = a.clip(arch);
    a.add(`<g clip-path="url(#${c})">`);
    a.add(
      a.stipple(
        a.lin(
          [
            [0, "#fbeccb", 0.9],
            [1, "#fbeccb", 0],
          ],
          0,
          130,
          0,
          700,
          true,
        ),
        [0, 0, w, h],
        { seed: 4 },
      ),
    );
    if (motif === "hills") {
      const L = [
        ["#b9b48d", 640, 40, 0.01, 1],
        ["#9a955f", 700, 46, 0.008, 3],
        ["#7e7c4c", 780, 40, 0.009, 5],
      ];
      for (const [cc, y, am, fq, ph] of L) {
        const p = [];
        for (let x = 90; x <= 710; x += 20)
          p.push([x, y - am * Math.sin(x * fq + ph) - am * 0.4 * Math.sin(x * fq * 2.3 + ph * 2)]);
        a.shape(poly([...p, [710, 1000], [90, 1000]]), cc, [
          {
            paint: a.lin(
              [
                [0, "#efd9a4", 0.8],
                [1, "#efd9a4", 0],
              ],
              0,
              y - am * 1.4,
              0,
              y + 60,
              true,
            ),
            seed: 6,
          },
        ]);
      }
      a.add(`<circle cx="590" cy="330" r="46" fill="#f2c27c" opacity=".9"/>`);
    }
    if (motif === "sea") {
      a.add(`<rect x="90" y="610" width="640" height="400" fill="#8fb3b3"/>`);
      a.add(
        a.stipple(
          a.lin(
            [
              [0, "#e6eee2", 0.95],
              [1, "#e6eee2", 0],
            ],
            0,
            610,
            0,
            800,
            true,
          ),
          [90, 610, 640, 400],
          { seed: 8 },
        ),
      );
      a.add(`<circle cx="560" cy="520" r="52" fill="#f2c27c"/>`);
    }
    if (motif === "shelf") {
      for (const y of [420, 640, 860]) {
        a.add(`<rect x="90" y="${y}" width="640" height="12" fill="#8a6440"/>`);
        const r = rng(y);
        let x = 118;
        while (x < 690) {
          const bw = 14 + r() * 22,
            bh = 80 + r() * 75;
          a.add(
            `<rect x="${f(x)}" y="${f(y - bh)}" width="${f(bw)}" height="${f(bh)}" fill="${["#b5653f", "#7d8560", "#c19d68", "#efe0c0", "#6b5a48", "#8fa3a0"][(r() * 6) | 0]}"/>`,
          );
          x += bw + (r() < 0.12 ? 30 : 2);
        }
      }
    }
    a.add("</g>");
  }
}

/** Shoulders, sleeves, neck and the collar of the chosen clothes. */
export function body(a, p) {
  const { cloth, col, col2, fem, w, scarf, sk, sh, line } = p;
  // ---------- body
  a.add('<g transform="translate(0 -36)">');
  const sw = fem ? 205 : 240;
  const neckW = fem ? 52 : 66;
  const body = `M${400 - neckW} 580C${400 - neckW - 40} 640 ${400 - sw + 40} 650 ${400 - sw} 700C${400 - sw - 34} 740 ${400 - sw - 52} 860 ${400 - sw - 58} 1010V1060H${400 + sw + 58}V1010C${400 + sw + 52} 860 ${400 + sw + 34} 740 ${400 + sw} 700C${400 + sw - 40} 650 ${400 + neckW + 40} 640 ${400 + neckW} 580Z`;
  const dk = mix(col, "#3a2a20", 0.45),
    lt = mix(col, "#fff3da", 0.55);
  a.shape(body, col, [
    {
      paint: a.lin(
        [
          [0, lt, 0.8],
          [0.5, lt, 0],
        ],
        160,
        640,
        420,
        820,
        true,
      ),
      seed: 11,
    },
    {
      paint: a.lin(
        [
          [0.35, dk, 0],
          [1, dk, 0.85],
        ],
        360,
        640,
        690,
        860,
        true,
      ),
      seed: 13,
    },
  ]);
  // sleeve folds
  for (const s of [-1, 1])
    a.add(
      `<path d="M${400 + s * (sw - 46)} 1010C${400 + s * (sw - 40)} 920 ${400 + s * (sw - 46)} 850 ${400 + s * (sw - 30)} 790" fill="none" stroke="${dk}" stroke-width="4" opacity=".5" stroke-linecap="round"/>`,
    );
  // ---------- neck
  if (cloth === "v")
    a.add(`<path d="M${400 - neckW - 26} 604L400 745L${400 + neckW + 26} 604Z" fill="${sk}"/>`);
  const nk = `M${400 - neckW} 440C${400 - neckW + 6} 540 ${400 - neckW - 4} 585 ${400 - neckW - 26} 612C370 690 430 690 ${400 + neckW + 26} 612C${400 + neckW + 4} 585 ${400 + neckW - 6} 540 ${400 + neckW} 440Z`;
  a.shape(nk, sk, []);
  const nkc = a.clip(nk);
  a.add(
    `<g clip-path="url(#${nkc})"><path d="M300 440V548C340 590 430 606 ${400 + neckW - 6} 640L520 640V440Z" fill="${sh}" opacity=".9"/></g>`,
  );
  if (cloth === "v")
    a.add(
      `<path d="M400 742L${400 + neckW + 22} 606C${400 + neckW - 4} 628 440 640 424 652Z" fill="${sh}" opacity=".8"/><path d="M360 640q22 10 34 26M452 634q-20 10 -30 24" stroke="${line}" stroke-width="3" fill="none" opacity=".45" stroke-linecap="round"/>`,
    );
  // collars
  const cl2 = col2,
    cd = mix(col2, "#6b5038", 0.35);
  if (cloth === "shirt") {
    a.add(
      `<path d="M${400 - neckW - 14} 588L340 664L400 720L386 655Z" fill="${cl2}"/><path d="M${400 + neckW + 14} 588L460 664L400 720L414 655Z" fill="${cd}"/><path d="M${400 - neckW - 14} 588C${386 - 6} 640 395 655 400 720C405 655 420 640 ${400 + neckW + 14} 588L440 600C420 640 380 640 360 600Z" fill="${sh}" opacity=".0"/><path d="M400 722V1010" stroke="${dk}" stroke-width="4" opacity=".6"/>`,
    );
    for (const y of [770, 840, 910, 980]) a.add(`<circle cx="409" cy="${y}" r="6" fill="${cl2}"/>`);
  }
  if (cloth === "crew")
    a.add(
      `<path d="M${400 - neckW - 24} 622C352 702 448 702 ${400 + neckW + 24} 622" fill="none" stroke="${dk}" stroke-width="14" opacity=".65"/>`,
    );
  if (cloth === "v")
    a.add(
      `<path d="M${400 - neckW - 28} 600L400 745L${400 + neckW + 28} 600" fill="none" stroke="${dk}" stroke-width="10" stroke-linejoin="round"/>`,
    );
  if (cloth === "blazer") {
    a.add(
      `<path d="M${400 - neckW - 22} 596L400 800L${400 + neckW + 22} 596L400 700Z" fill="${cl2}"/><path d="M${400 - neckW - 26} 594L318 690L350 712L330 730L400 860V800Z" fill="${mix(col, "#fff3da", 0.18)}"/><path d="M${400 + neckW + 26} 594L482 690L450 712L470 730L400 860V800Z" fill="${dk}"/><path d="M400 690L${400 - 34} 640L400 760L${400 + 34} 640Z" fill="${cl2}"/>`,
    );
  }
  if (cloth === "apron") {
    a.add(
      `<path d="M${400 - neckW - 14} 588L340 664L400 720L386 655Z" fill="${mix(col, "#ffffff", 0.25)}"/><path d="M${400 + neckW + 14} 588L460 664L400 720L414 655Z" fill="${dk}"/>`,
    );
    a.shape("M300 790C340 800 460 800 500 790L524 1060H276Z", cl2, [
      {
        paint: a.lin(
          [
            [0.4, cd, 0],
            [1, cd, 0.8],
          ],
          300,
          0,
          520,
          0,
          true,
        ),
        seed: 17,
      },
    ]);
    a.add(
      `<path d="M306 792L${400 - neckW - 16} 612M494 792L${400 + neckW + 16} 612" stroke="${cl2}" stroke-width="15"/>`,
    );
  }
  if (cloth === "chef") {
    a.add(
      `<path d="M${400 - neckW - 20} 586C360 650 440 650 ${400 + neckW + 20} 586L${400 + neckW + 26} 624C450 690 350 690 ${400 - neckW - 26} 624Z" fill="${cl2}"/><path d="M400 660C440 720 470 860 474 1010" fill="none" stroke="${dk}" stroke-width="5" opacity=".6"/>`,
    );
    for (const y of [740, 820, 900, 980])
      a.add(
        `<circle cx="${360}" cy="${y}" r="9" fill="${mix(col, "#6b5038", 0.5)}"/><circle cx="${436}" cy="${y}" r="9" fill="${mix(col, "#6b5038", 0.6)}"/>`,
      );
  }
  if (scarf) {
    a.shape(
      "M318 560C350 620 450 620 484 560C520 590 520 640 470 668C420 690 372 690 330 666C282 640 284 590 318 560Z",
      scarf,
      [
        {
          paint: a.lin(
            [
              [0.4, mix(scarf, "#2a1c14", 0.5), 0],
              [1, mix(scarf, "#2a1c14", 0.5), 0.9],
            ],
            300,
            0,
            520,
            0,
            true,
          ),
          seed: 19,
        },
      ],
    );
    a.shape(
      "M350 664C340 740 336 800 350 880L420 872C408 800 410 740 424 676Z",
      mix(scarf, "#fff3da", 0.1),
      [
        {
          paint: a.lin(
            [
              [0.3, mix(scarf, "#2a1c14", 0.5), 0],
              [1, mix(scarf, "#2a1c14", 0.5), 0.8],
            ],
            340,
            0,
            430,
            0,
            true,
          ),
          seed: 19,
        },
      ],
    );
  }
  a.add(`</g><rect x="0" y="970" width="${w}" height="40" fill="none"/>`);
}
