/** What stands around the pages of a design: its layout's loader gives it. */
import type { Content } from "#app/content/schemas.ts";
import { contentOf, type LoaderArgs } from "#app/site/loaded.ts";
import type { DesignId } from "#app/site/designs.ts";
import type { PictureData } from "#pictures/catalogue.ts";

type DesignName = Exclude<DesignId, "guesthouse">;

export type Chrome = Pick<Content<`template/${DesignName}`>, "brand" | "footer"> & {
  /** How one would reach the house, if it existed. */
  invented: Content<"template/contact">["invented"];
  /** What a screen without a picture of its own opens with. */
  picture: PictureData;
};

/** The chrome of a design. */
export function chromeOf(args: LoaderArgs, design: DesignName): Chrome {
  const content = contentOf(args);
  const { brand, footer } = content[`template/${design}`];
  return {
    brand,
    footer,
    invented: content["template/contact"].invented,
    picture: content["template/banners"][design],
  };
}
