import type { Testimonial } from "#app/content/schemas/template/house.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";

/** What a guest of the template said. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { quote, name, from, avatar } = testimonial;
  return (
    <figure className="flex h-full flex-col gap-5 rounded-card border-t border-accent bg-raised p-7 sm:p-9">
      <Stars rating={5} words="5 stars out of 5" />
      <blockquote className="font-display text-2xl/snug">{quote}</blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-2">
        <Picture picture={avatar} sizes="56px" className="size-14 rounded-full" />
        <span className="grid leading-snug">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-quiet">{from}</span>
        </span>
      </figcaption>
    </figure>
  );
}
