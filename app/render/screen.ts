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

/** A screen's module: `loader` returns the data that `default` shows; each screen has its own type of data. */
export type Screen = {
  loader: (args: LoaderArgs) => HeadWords & { banner?: Banner; [name: string]: unknown };
  default: ComponentType<{ loaderData: never }>;
};

/** What the demonstration adds to the renderer of pages. */
export type Demonstration = {
  screens: [path: string, Screen][];
  NotFound: ComponentType;
  /** Puts a page between the header and footer of its design; in the guesthouse's design, adds only `banner` above the page. */
  putInFrame: (
    view: ReactNode,
    args: LoaderArgs,
    page: { look: string; banner?: Banner | undefined },
  ) => ReactNode;
  stylesheetUrl: string;
  headingFontUrls: Record<string, string>;
  designNames: Record<string, string>;
};
