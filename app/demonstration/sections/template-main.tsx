import { createContext, type ReactNode, use } from "react";
import { Link } from "#app/client-state/link.tsx";
import { useScreenPath } from "../use-screen-path.ts";
import type { Banner } from "#app/render/screen.ts";
import { CoverPicture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";

/**
 * Some pages exist in all designs. The loader of such a page returns its banner, and each design's layout draws it.
 * Home pages and the 404 page have no banner (undefined).
 */
export const BannerContext = createContext<Banner | undefined>(undefined);

/** A template page's banner has a picture, the title and a link home, and is 550 px high (docs/specification.md). */
function PageBanner({ title, picture, heading = true }: Banner & { picture: PictureData }) {
  const TitleTag = heading ? "h1" : "p";
  const pathTo = useScreenPath();
  return (
    <header className="relative grid h-[550px] bg-night text-white">
      <CoverPicture picture={picture} alt="" />
      <div className="absolute inset-0 bg-linear-to-t from-night/85 via-night/45 to-night/55" />
      <div className="relative column grid content-end justify-items-start gap-4 pt-28 pb-14">
        <nav aria-label="Breadcrumb">
          <ol className="flex flex-wrap gap-x-3 text-sm font-medium">
            <li className="flex gap-x-3">
              <Link
                to={pathTo("home")}
                className="-my-3 py-3 text-accent-bright underline-offset-4 hover:underline"
              >
                Home
              </Link>
              <span aria-hidden>/</span>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <TitleTag className="heading-face title-hero text-balance">{title}</TitleTag>
        <p className="inline-flex items-center rounded-xs border border-white/60 px-3 py-1 text-sm leading-normal text-white">
          Demo page
        </p>
      </div>
    </header>
  );
}

type TemplateMainProps = { picture: PictureData; children: ReactNode };

export function TemplateMain({ picture, children }: TemplateMainProps) {
  const banner = use(BannerContext);
  return (
    <main id="contenuto">
      {banner && <PageBanner {...banner} picture={banner.picture ?? picture} />}
      {children}
    </main>
  );
}
