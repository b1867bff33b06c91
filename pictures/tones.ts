/** The background colours of pictures that are still loading. */
export const TONES = {
  plaster: "#cdbfa8",
  walnut: "#7f5738",
  linen: "#d8ccb8",
  tan: "#ae9170",
  sage: "#7c8462",
  forest: "#44583f",
  terracotta: "#b46a45",
  dusk: "#7d6273",
  sea: "#7d9aa0",
  stone: "#a1978a",
} as const;

export type ToneName = keyof typeof TONES;
