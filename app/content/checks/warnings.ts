import { textsIn } from "../texts.ts";
import { isVisible } from "../visible-entries.ts";

/** A warning to the family about a place in content/: "home.hero.0.words". */
export type Warning = { place: string; reason: string };

/** The texts of a value with their places, without those of hidden entries and of pictures. */
export const visibleTextsIn = (value: unknown, place: string) =>
  textsIn(value, place, (inner) => "cuts" in inner || !isVisible(inner));
