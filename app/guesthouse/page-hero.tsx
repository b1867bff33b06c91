import { clsx } from "clsx";
import type { ReactNode } from "react";
import { CoverPicture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";

type HeroPictureProps = { picture: PictureData; alt?: string | undefined; className: string };

/** Shades the top of a page's first picture, so that the white text of the top bar is legible. */
export function TopShade() {
  return (
    <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-night/75 to-night/0 lg:from-night/90 lg:via-night/80 lg:via-[3.75rem]" />
  );
}

export function HeroPicture({ picture, alt, className }: HeroPictureProps) {
  return (
    <div className={clsx("relative min-h-64", className)}>
      <CoverPicture picture={picture} alt={alt} />
      <TopShade />
    </div>
  );
}

type PageHeroProps = {
  label?: string;
  title: string;
  words?: string;
  picture: PictureData;
  alt?: string;
  /** Whether the picture has less height, so that the start of the page's main part is in view below it. */
  isShort?: boolean;
  children?: ReactNode;
};

export function PageHero(props: PageHeroProps) {
  const { label, title, words, picture, alt = "", isShort, children } = props;
  return (
    <section className="grid has-[+.bg-sand]:pb-9 lg:has-[+.bg-sand]:pb-16">
      <HeroPicture
        picture={picture}
        alt={alt}
        className={isShort ? "h-[30svh] lg:h-[44svh]" : "h-[48svh] lg:h-[min(62svh,40rem)]"}
      />
      <div className="column grid justify-items-start gap-4 pt-8 lg:pt-12">
        {label && <p className="label-rule text-accent-text">{label}</p>}
        <h1 className="max-w-[20ch] title-hero">{title}</h1>
        {words && <p className="max-w-xl text-lg text-quiet">{words}</p>}
        {children}
      </div>
    </section>
  );
}
