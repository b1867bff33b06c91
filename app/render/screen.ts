import type { ComponentType, ReactNode } from "react";
import type { HeadWords } from "#app/head/page-head.ts";
import type { LoaderArgs } from "#app/site/site-context.ts";
import type { PictureData } from "#pictures/catalogue.ts";

export type Banner = {
  title: string;
  /** By default the design's own picture. */
  picture?: PictureData;
  /** Whether the title is the page's h1; false for a screen with its own h1. */
  heading?: boolean;
};

/** The module of a screen: it loads its data and shows them. The type of its data differs from screen to screen. */
export type Screen = {
  loader: (args: LoaderArgs) => HeadWords & { banner?: Banner; [name: string]: unknown };
  default: ComponentType<{ loaderData: never }>;
};

/** What the demonstration adds to the renderer of pages. */
export type Demonstration = {
  screens: [path: string, Screen][];
  NotFound: ComponentType;
  /** A page in its design's frame; a template page of the guesthouse gets its banner. */
  inFrame: (
    view: ReactNode,
    args: LoaderArgs,
    page: { look: string; banner?: Banner | undefined },
  ) => ReactNode;
  styles: string;
  headingFonts: Record<string, string>;
  names: Record<string, string>;
};
