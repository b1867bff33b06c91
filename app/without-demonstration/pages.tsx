import type { Demonstration } from "#app/render/screen.ts";

export const demonstration: Demonstration | undefined = undefined;
