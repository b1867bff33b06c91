import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { SPECIFIED_LINKS } from "#app/paths/template-paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Picture } from "#app/ui/picture.tsx";

type HeroProps = Content<"template/city-hotel">["hero"];

export function CityHero({ label, heading, words, link, picture }: HeroProps) {
  return (
    <section className="relative grid min-h-[min(100svh,60rem)] bg-night text-white">
      <Picture picture={picture} sizes="100vw" first className="absolute inset-0 size-full" />
      <div className="absolute inset-0 bg-linear-to-r from-night/90 via-night/50 to-night/10 max-lg:bg-linear-to-t" />
      <div className="absolute inset-x-0 top-0 h-48 bg-linear-to-b from-night/80 to-night/0" />
      <div className="relative column grid content-end justify-items-start gap-7 pt-40 pb-16 lg:content-center lg:pb-24">
        <p className="label-rule text-white">{label}</p>
        <h1 className="max-w-[12ch] text-[clamp(3rem,1.4rem+6.4vw,7rem)] leading-none">
          {heading}
        </h1>
        <p className="max-w-md text-lg">{words}</p>
        <Link to={SPECIFIED_LINKS.roomsAndSuites} className={buttonClass()}>
          {link}
        </Link>
      </div>
    </section>
  );
}
