/** Colours of stand-ins, and of pictures while they load: light, middle, dark. */
export const TONES = {
  plaster: ["#ece4d6", "#cdbfa8", "#8f7d66"],
  walnut: ["#b98a64", "#7f5738", "#3d281a"],
  linen: ["#f0ece4", "#d8ccb8", "#a3937c"],
  tan: ["#d9bd95", "#ae9170", "#5f4a35"],
  sage: ["#b4b89a", "#7c8462", "#3f4632"],
  forest: ["#7f8f78", "#44583f", "#1f2b1f"],
  terracotta: ["#dca27c", "#b46a45", "#5f3220"],
  dusk: ["#c9a3a0", "#7d6273", "#2f2638"],
  sea: ["#c7d3d2", "#7d9aa0", "#36525c"],
  stone: ["#d5cec3", "#a1978a", "#57504a"],
} as const;

export type ToneName = keyof typeof TONES;
