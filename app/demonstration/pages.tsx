/** Collects the demonstration's pages, designs and styles for the renderer; package.json maps #demonstration to this folder. */
import bodoni from "../../.cache/fonts/bodoni-moda.woff2?url";
import bricolage from "../../.cache/fonts/bricolage-grotesque.woff2?url";
import josefin from "../../.cache/fonts/josefin-sans.woff2?url";
import outfit from "../../.cache/fonts/outfit.woff2?url";
import type { ReactNode } from "react";
import type { Demonstration, Screen } from "#app/render/screen.ts";
import type { LoaderArgs } from "#app/site/site-context.ts";
import * as apartment from "./designs/apartment/design.tsx";
import * as cityHotel from "./designs/city-hotel/design.tsx";
import * as hostel from "./designs/hostel/design.tsx";
import * as resort from "./designs/resort/design.tsx";
import { demoContentOf } from "./demo-content.ts";
import { DEMO_MOUNTS, type DemoLook } from "./mounts.ts";
import { screenNameByPath, type ScreenName } from "./paths.ts";
import * as about from "./screens/about/route.tsx";
import * as blog from "./screens/blog/route.tsx";
import * as blogDetails from "./screens/blog-details/route.tsx";
import * as contact from "./screens/contact/route.tsx";
import * as findRoom from "./screens/find-room/route.tsx";
import * as team from "./screens/our-team/route.tsx";
import * as pricing from "./screens/pricing/route.tsx";
import * as room from "./screens/room/route.tsx";
import * as roomDetails from "./screens/room-details/route.tsx";
import * as serviceDetails from "./screens/service-details/route.tsx";
import * as services from "./screens/services/route.tsx";
import { DesignFrame, type FrameParts, frameContentOf } from "./sections/frame.tsx";
import { NotFound } from "./sections/not-found.tsx";
import { BannerContext, TemplateMain } from "./sections/template-main.tsx";
import styles from "./template.css?url";
import { HOME_NAMES } from "./words.ts";

/** Each design has a home page, and a header and footer for all pages of the design. */
const DESIGNS: Record<DemoLook, Screen & FrameParts> = {
  resort,
  hostel,
  "city-hotel": cityHotel,
  apartment,
};

const SCREENS: Record<ScreenName, Screen> = {
  about,
  room,
  findRoom,
  roomDetails,
  services,
  serviceDetails,
  team,
  pricing,
  blog,
  blogDetails,
  contact,
};

const isDemoLook = (look: string): look is DemoLook => look in DESIGNS;

function putInLayout(view: ReactNode, args: LoaderArgs, look: string): ReactNode {
  if (isDemoLook(look)) {
    const { Header, Footer } = DESIGNS[look];
    return (
      <DesignFrame {...{ Header, Footer }} frameContent={frameContentOf(args, look)}>
        {view}
      </DesignFrame>
    );
  }
  const bannerPicture = demoContentOf(args)["template/banners"].guesthouse;
  return <TemplateMain picture={bannerPicture}>{view}</TemplateMain>;
}

export const demonstration: Demonstration | undefined = {
  screens: [
    ...DEMO_MOUNTS.map(({ prefix, look }): [string, Screen] => [prefix, DESIGNS[look]]),
    ...[...screenNameByPath].map(([path, name]): [string, Screen] => [path, SCREENS[name]]),
  ],
  NotFound,
  putInFrame: (view, args, { look, banner }) => (
    <BannerContext value={banner}>{putInLayout(view, args, look)}</BannerContext>
  ),
  stylesheetUrl: styles,
  headingFontUrls: {
    resort: josefin,
    hostel: bricolage,
    "city-hotel": bodoni,
    apartment: outfit,
  },
  designNames: HOME_NAMES,
};
