/** Draws a plain picture in place of a missing master. */
import sharp, { type Sharp } from "sharp";
import type { CatalogueEntry } from "./catalogue.ts";
import { TONES } from "./tones.ts";

/** Three tones, a soft light at the focal point, a fine grain. */
export function standIn({ size: [width, height], focus: [x, y], tone }: CatalogueEntry): Sharp {
  const [light, middle, dark] = TONES[tone];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="ground" x1="0" y1="1" x2="1" y2="0">
        <stop offset="0" stop-color="${dark}"/><stop offset=".55" stop-color="${middle}"/>
        <stop offset="1" stop-color="${light}"/>
      </linearGradient>
      <radialGradient id="glow" cx="${x}" cy="${y}" r=".55">
        <stop offset="0" stop-color="${light}" stop-opacity=".75"/>
        <stop offset="1" stop-color="${light}" stop-opacity="0"/>
      </radialGradient>
      <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/>
        <feColorMatrix values="0 0 0 0 .5  0 0 0 0 .45  0 0 0 0 .4  0 0 0 .09 0"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <rect width="100%" height="100%" fill="url(#glow)"/>
    <rect width="100%" height="100%" filter="url(#grain)"/>
  </svg>`;
  return sharp(Buffer.from(drawing));
}
