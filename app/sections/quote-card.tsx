import type { ReactNode } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/content-icon.tsx";
import type { PictureData } from "#pictures/catalogue.ts";

type TestimonialCardProps = {
  quote: string;
  name: string;
  from: string;
  avatar?: PictureData | undefined;
  starsLabel: string;
  children?: ReactNode;
};

/** Returns "AB" for "Anna Maria B." */
function initialsOf(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1) ?? ""].map((part) => [...part][0] ?? "").join("");
}

export function TestimonialCard(props: TestimonialCardProps) {
  const { quote, name, from, avatar, starsLabel, children } = props;
  return (
    <figure className="flex h-full flex-col gap-5 rounded-card border-t border-accent bg-raised p-7 sm:p-9">
      <Stars rating={5} words={starsLabel} />
      <blockquote className="font-display text-2xl/snug">{quote}</blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-2">
        {avatar ? (
          <Picture picture={avatar} sizes="56px" className="size-14 rounded-full" />
        ) : (
          <span
            aria-hidden
            className="grid size-14 shrink-0 place-items-center rounded-full border border-edge bg-sand font-display text-xl/none text-accent-text"
          >
            {initialsOf(name)}
          </span>
        )}
        <span className="grid leading-snug">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-quiet">{from}</span>
          {children}
        </span>
      </figcaption>
    </figure>
  );
}
