import type { DemoContent } from "../demo-content.ts";
import { TestimonialCard } from "#app/sections/quote-card.tsx";
import { SLIDE_WORDS } from "../words.ts";
import { Carousel, type CarouselProps } from "#app/ui/carousel.tsx";
import { Section } from "#app/ui/section.tsx";

type TestimonialsProps = DemoContent<"template/resort">["reviews"] &
  Pick<CarouselProps, "layout" | "look" | "foot">;

export function Testimonials({ items, label, heading, ...carousel }: TestimonialsProps) {
  return (
    <Section label={label} heading={heading} tone="sand">
      <Carousel
        {...carousel}
        name={heading}
        words={SLIDE_WORDS}
        slides={items.map((testimonial) => (
          <TestimonialCard key={testimonial.name} {...testimonial} starsLabel="5 stars out of 5" />
        ))}
      />
    </Section>
  );
}
