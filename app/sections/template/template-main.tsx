import type { ReactNode } from "react";
import { useBanner } from "#app/site/banner.ts";
import type { PictureData } from "#pictures/catalogue.ts";
import { PageBanner } from "./page-banner.tsx";

type TemplateMainProps = {
  /** The banner of screens without their own. */
  picture: PictureData;
  children: ReactNode;
};

/** The main part of a template page: the screen's banner and the screen. */
export function TemplateMain({ picture, children }: TemplateMainProps) {
  const banner = useBanner();
  return (
    <main id="contenuto">
      {banner && <PageBanner {...banner} picture={banner.picture ?? picture} />}
      {children}
    </main>
  );
}
