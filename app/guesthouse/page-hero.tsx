import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useWords } from "#app/site/house.ts";
import { CoverPicture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";
import { ChatLink, PhoneLink } from "./chat-link.tsx";

type HeroFrameProps = {
  label: string;
  title: string;
  picture: PictureData;
  /** Replaces the picture's alternative text. */
  alt?: string;
  /** Sets the height. */
  className: string;
  children: ReactNode;
};

/** An inner page's first picture; on phones only the ground of the text is dark, below the picture. */
export function HeroFrame({ label, title, picture, alt, className, children }: HeroFrameProps) {
  return (
    <section className={clsx("relative grid bg-night text-white", className)}>
      <CoverPicture picture={picture} alt={alt} />
      <div className="absolute inset-0 hidden bg-linear-to-r from-night/85 via-night/60 via-45% to-night/0 lg:block" />
      <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-night/75 to-night/0 lg:h-36 lg:from-night" />
      <div className="relative mt-32 self-end bg-linear-to-b from-night/0 via-night/75 via-[5rem] to-night/90 pt-20 pb-12 lg:bg-none lg:pb-16">
        <div className="column grid justify-items-start gap-5">
          <p className="label-rule">{label}</p>
          <h1 className="max-w-[16ch] title-hero">{title}</h1>
          {children}
        </div>
      </div>
    </section>
  );
}

type PageHeroProps = { label: string; title: string; words?: string; picture: PictureData };

/** The first picture of a page about the house, with two contact links. */
export function PageHero({ words, ...hero }: PageHeroProps) {
  const { chat } = useWords().ask;
  return (
    <HeroFrame {...hero} alt="" className="min-h-[62svh] lg:min-h-[30rem]">
      {words && <p className="max-w-xl text-lg">{words}</p>}
      {/* On phones the contact bar has both. */}
      <p className="flex flex-wrap gap-3 pt-2 tall:max-lg:hidden">
        <ChatLink look="onPicture">{chat}</ChatLink>
        <PhoneLink look="onPicture" />
      </p>
    </HeroFrame>
  );
}
