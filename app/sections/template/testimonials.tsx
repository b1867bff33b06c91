import type { Content } from "#app/content/site-content.ts";
import type { ReactNode } from "react";
import { QuoteCard } from "../quote-card.tsx";
import { SLIDE_WORDS } from "#app/site/template-words.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Section } from "#app/ui/section.tsx";

type TestimonialsProps = {
  label: string;
  heading: string;
  items: Content<"template/resort">["reviews"]["items"];
  /** The carousel's `layout`. */
  layout?: string;
  look?: "bare";
  /** The carousel's foot, by the id of its viewport. */
  foot?: (id: string) => ReactNode;
};

const THREE_PER_VIEW = "[--gap:20px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3]";

export function Testimonials({
  items,
  layout = THREE_PER_VIEW,
  look,
  foot,
  ...heading
}: TestimonialsProps) {
  return (
    <Section {...heading} tone="sand">
      <Carousel
        name={heading.heading}
        layout={layout}
        words={SLIDE_WORDS}
        slides={items.map((testimonial) => (
          <QuoteCard key={testimonial.name} {...testimonial} stars="5 stars out of 5" />
        ))}
        {...(look && { look })}
        {...(foot && { foot })}
      />
    </Section>
  );
}
