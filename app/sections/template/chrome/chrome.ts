/** Data of a design's layout, from its loader. */
import type { Content } from "#app/content/site-content.ts";
import { contentOf, type LoaderArgs } from "#app/site/site-context.ts";
import type { DemoLook } from "#app/paths/mounts.ts";
import type { PictureData } from "#pictures/catalogue.ts";

export type Chrome = Pick<Content<`template/${DemoLook}`>, "brand" | "footer"> & {
  contacts: Content<"template/contact">["invented"];
  /** The banner of screens without their own. */
  picture: PictureData;
};

export function chromeOf(args: LoaderArgs, look: DemoLook): Chrome {
  const content = contentOf(args);
  const { brand, footer } = content[`template/${look}`];
  return {
    brand,
    footer,
    contacts: content["template/contact"].invented,
    picture: content["template/banners"][look],
  };
}
