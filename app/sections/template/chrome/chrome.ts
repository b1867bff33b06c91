/** What stands around the pages of a design: its layout's loader gives it. */
import type { Content } from "#app/content/site-content.ts";
import { contentOf, type LoaderArgs } from "#app/site/site-context.ts";
import type { DemoLook } from "#app/paths/mounts.ts";
import type { PictureData } from "#pictures/catalogue.ts";

export type Chrome = Pick<Content<`template/${DemoLook}`>, "brand" | "footer"> & {
  /** How one would reach the house, if it existed. */
  invented: Content<"template/contact">["invented"];
  /** What a screen without a picture of its own opens with. */
  picture: PictureData;
};

/** What stands around pages in a look. */
export function chromeOf(args: LoaderArgs, look: DemoLook): Chrome {
  const content = contentOf(args);
  const { brand, footer } = content[`template/${look}`];
  return {
    brand,
    footer,
    invented: content["template/contact"].invented,
    picture: content["template/banners"][look],
  };
}
