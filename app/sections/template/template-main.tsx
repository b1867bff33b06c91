import type { ReactNode } from "react";
import { useBanner } from "#app/site/banner.ts";
import type { PictureData } from "#pictures/catalogue.ts";
import { PageBanner } from "./page-banner.tsx";

type TemplateMainProps = {
  /** What a screen without a picture of its own opens with. */
  picture: PictureData;
  children: ReactNode;
};

/** The main part of a template page: the banner its screen asks for, and the screen. */
export function TemplateMain({ picture, children }: TemplateMainProps) {
  const banner = useBanner();
  return (
    <main id="contenuto">
      {banner && <PageBanner {...banner} picture={banner.picture ?? picture} />}
      {children}
    </main>
  );
}
