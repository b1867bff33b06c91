// Ears, head, face, and what is worn on it.
import { mix, smooth } from "./lib.mjs";
import { HAIR } from "./cast.mjs";

const M = (pts) => smooth(pts, true);

/** Ears and head with its shadow side. */
export function head(a, p) {
  const { fem, earring, sk, sh, blush } = p;
  // ---------- ears + head
  const jw = fem ? 82 : 92,
    chin = fem ? 512 : 520;
  for (const s of [-1, 1])
    a.shape(
      M([
        [400 + s * 108, 338],
        [400 + s * 128, 330],
        [400 + s * 134, 356],
        [400 + s * 122, 396],
        [400 + s * 104, 402],
      ]),
      s < 0 ? sk : sh,
      [
        {
          paint: a.lin([
            [0, sh, 0.6],
            [1, sh, 0.6],
          ]),
          seed: 21,
          box: s < 0 ? [266, 345, 26, 50] : [0, 0, 1, 1],
        },
      ],
    );
  if (earring)
    for (const s of [-1, 1]) a.add(`<circle cx="${400 + s * 122}" cy="418" r="8" fill="#d9a441"/>`);
  const head = [
    [400, 178],
    [330, 192],
    [294, 250],
    [287, 330],
    [293, 400],
    [312, 452],
    [400 - jw * 0.62, 492],
    [400 - 30, chin - 3],
    [400, chin],
    [400 + 30, chin - 3],
    [400 + jw * 0.62, 492],
    [488, 452],
    [507, 400],
    [513, 330],
    [506, 250],
    [470, 192],
  ];
  const hd = M(head);
  a.shape(hd, sk, []);
  const hc = a.clip(hd);
  a.add(`<g clip-path="url(#${hc})">`);
  // side plane shadow (sun from the left) and form grain
  a.add(
    `<path d="M470 170C462 240 470 290 476 330C486 352 486 380 470 402C462 430 452 452 440 470C424 500 412 516 400 540H560V170Z" fill="${sh}" opacity=".55"/>`,
  );
  a.add(
    a.stipple(
      a.lin(
        [
          [0.2, sh, 0],
          [1, sh, 0.9],
        ],
        330,
        300,
        520,
        360,
        true,
      ),
      [280, 170, 240, 360],
      { seed: 23 },
    ),
  );
  a.add(
    a.stipple(
      a.lin(
        [
          [0, sh, 0.75],
          [0.5, sh, 0],
        ],
        0,
        175,
        0,
        330,
        true,
      ),
      [280, 170, 240, 360],
      { seed: 25 },
    ),
  );
  for (const [x, y] of [
    [334, 424],
    [462, 424],
  ])
    a.add(
      `<g>${a.stipple(
        a.rad(
          [
            [0, blush, 0.85],
            [1, blush, 0],
          ],
          x,
          y,
          44,
        ),
        [x - 50, y - 50, 100, 100],
        { seed: 27 },
      )}</g>`,
    );
  a.add("</g>");
}

/** Eyes, brows, nose, mouth. */
export function features(a, p) {
  const { hair, beard, age, fem, smile, Hc, sh, blush, line } = p;
  // ---------- features
  const iris = hair === "blond" || hair === "red" ? "#4f6355" : "#3b2a20";
  for (const s of [-1, 1]) {
    const ex = 400 + s * 50;
    const ds = s > 0 ? 0.92 : 1;
    a.add(
      `<path d="M${ex - 26 * ds} 360C${ex - 14} ${346} ${ex + 12} ${345} ${ex + 26 * ds} 359C${ex + 14} 371 ${ex - 12} 372 ${ex - 26 * ds} 360Z" fill="#fbf3e6"/><circle cx="${ex + 1}" cy="358" r="10.5" fill="${iris}"/><circle cx="${ex - 3}" cy="354" r="3" fill="#fff"/><path d="M${ex - 28 * ds} 361C${ex - 15} ${343} ${ex + 13} ${342} ${ex + 28 * ds} 359" fill="none" stroke="#2c1d16" stroke-width="${fem ? 6.5 : 5}" stroke-linecap="round"/>`,
    );
    if (fem)
      a.add(
        `<path d="M${ex + s * 26} 358l${s * 5} -4" stroke="#2c1d16" stroke-width="3" stroke-linecap="round"/>`,
      );
    a.add(
      `<path d="M${ex - 20} 338C${ex - 8} 331 ${ex + 10} 331 ${ex + 22} 338" fill="none" stroke="${line}" stroke-width="2.5" opacity=".5" stroke-linecap="round"/>`,
    );
    const bw = fem ? 8 : 12,
      by = fem ? 318 : 322;
    a.add(
      `<path d="M${ex - s * 26} ${by + 4}C${ex - s * 8} ${by - 10} ${ex + s * 16} ${by - 8} ${ex + s * 34} ${by + 8}C${ex + s * 14} ${by - 8 + bw * 0.55} ${ex - s * 8} ${by - 10 + bw} ${ex - s * 26} ${by + 4 + bw * 0.7}Z" fill="${hair === "white" ? HAIR.grey[0] : Hc[0]}"/>`,
    );
    if (age)
      a.add(
        `<path d="M${ex + s * 34} 372q${s * 10} 2 ${s * 16} 10M${ex + s * 35} 362q${s * 10} -1 ${s * 17} 2" fill="none" stroke="${line}" stroke-width="2.5" opacity=".55" stroke-linecap="round"/>`,
      );
  }
  a.add(
    `<path d="M404 346C406 372 414 392 424 408C428 418 418 426 402 424L398 400Z" fill="${sh}" opacity=".75"/><path d="M380 416C386 426 414 430 424 414" fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`,
  );
  if (age >= 1)
    a.add(
      `<path d="M352 420C344 436 342 446 344 456M448 420C456 436 458 446 456 456" fill="none" stroke="${line}" stroke-width="3" opacity=".5" stroke-linecap="round"/><path d="M360 268q40 -8 80 0M368 288q32 -6 64 0" fill="none" stroke="${line}" stroke-width="2.5" opacity=".35" stroke-linecap="round"/>`,
    );
  const lip = fem ? "#b3573f" : mix(blush, "#7a3a28", 0.35);
  const my = 456;
  if (smile === 2)
    a.add(
      `<path d="M354 ${my - 6}C376 ${my + 2} 424 ${my + 2} 446 ${my - 7}C436 ${my + 22} 364 ${my + 23} 354 ${my - 6}Z" fill="#6b2f24"/><path d="M360 ${my - 3}C378 ${my + 3} 422 ${my + 3} 440 ${my - 4}C432 ${my + 9} 368 ${my + 9} 360 ${my - 3}Z" fill="#fbf3e6"/><path d="M350 ${my - 8}C372 ${my - 6} 390 ${my - 10} 400 ${my - 6}C410 ${my - 10} 428 ${my - 6} 450 ${my - 9}C424 ${my + 4} 376 ${my + 4} 350 ${my - 8}Z" fill="${lip}"/>`,
    );
  else
    a.add(
      `<path d="M354 ${my - 6}C374 ${my - 4} 390 ${my - 9} 400 ${my - 5}C410 ${my - 9} 426 ${my - 4} 446 ${my - 7}C430 ${my + 4} 414 ${my + 5} 400 ${my + 5}C386 ${my + 5} 370 ${my + 4} 354 ${my - 6}Z" fill="${lip}"/><path d="M360 ${my - 3}C376 ${my + 20} 424 ${my + 20} 440 ${my - 4}C424 ${my + 6} 376 ${my + 6} 360 ${my - 3}Z" fill="${mix(lip, "#ffffff", 0.2)}"/><path d="M350 ${my - 8}C374 ${my + 8} 426 ${my + 8} 450 ${my - 9}" fill="none" stroke="${mix(lip, "#2c1510", 0.5)}" stroke-width="3.5" stroke-linecap="round"/>`,
    );
  if (beard) {
    a.add(
      `<path d="M344 446C362 428 388 430 400 438C412 430 438 428 456 446C434 446 416 450 400 447C384 450 366 446 344 446Z" fill="${Hc[0]}"/>`,
    );
  }
  if (beard === 3)
    a.add(
      `<path d="M338 452C358 424 390 428 400 438C410 428 442 424 462 452C436 448 416 452 400 448C384 452 364 448 338 452Z" fill="${Hc[0]}"/>`,
    );
}

/** Glasses and hats. */
export function worn(a, p) {
  const { glasses, hat } = p;
  if (glasses)
    for (const s of [-1, 1])
      a.add(
        `<rect x="${400 + s * 51 - 39}" y="330" width="78" height="62" rx="27" fill="#fff" fill-opacity=".12" stroke="#4a3526" stroke-width="6"/>`,
      );
  if (glasses)
    a.add(
      `<path d="M388 352q12 -8 24 0M310 350l-22 -6M490 350l22 -6" fill="none" stroke="#4a3526" stroke-width="6" stroke-linecap="round"/>`,
    );
  if (hat === "straw") {
    a.shape("M250 232C300 190 500 190 552 232C520 262 280 262 250 232Z", "#d9b878", [
      {
        paint: a.lin(
          [
            [0.3, "#8d6a38", 0],
            [1, "#8d6a38", 0.9],
          ],
          250,
          0,
          560,
          0,
          true,
        ),
        seed: 35,
      },
    ]);
    a.shape("M298 214C300 120 340 96 400 96S500 120 502 214C440 232 360 232 298 214Z", "#e3c68c", [
      {
        paint: a.lin(
          [
            [0.3, "#8d6a38", 0],
            [1, "#8d6a38", 0.9],
          ],
          300,
          0,
          520,
          0,
          true,
        ),
        seed: 37,
      },
    ]);
    a.add(
      '<path d="M298 196C360 216 440 216 502 196V214C440 234 360 234 298 214Z" fill="#6b4a35"/>',
    );
  }
  if (hat === "toque") {
    a.shape(
      "M296 226V150C240 140 250 50 330 66C350 10 450 10 470 66C550 50 560 140 504 150V226C440 240 360 240 296 226Z",
      "#f6efe2",
      [
        {
          paint: a.lin(
            [
              [0.3, "#b39f82", 0],
              [1, "#b39f82", 0.9],
            ],
            300,
            0,
            560,
            60,
            true,
          ),
          seed: 39,
        },
      ],
    );
    a.add(
      '<path d="M296 200C360 214 440 214 504 200" fill="none" stroke="#c9b79a" stroke-width="5"/>',
    );
  }
}
