import type { Content } from "#app/content/site-content.ts";
import { Testimonials } from "#app/sections/template/testimonials.tsx";
import { QuoteCard } from "#app/sections/quote-card.tsx";
import { GO_TO_SLIDE, SLIDE_WORDS } from "#app/site/template-words.ts";
import { Dots } from "#app/ui/carousel-foot/dots.tsx";
import { Carousel, type CarouselState } from "#app/ui/carousel.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

type City = Content<"template/city-hotel">;

/** Slides per view: 1, 2 from 600 px, 3 from 1000 (docs/specification.md, section 9). */
export function CityCustomers(customers: City["customers"]) {
  return (
    <Testimonials
      {...customers}
      layout="[--gap:20px] [--per-view:1] min-[600px]:[--per-view:2] min-[1000px]:[--per-view:3]"
    />
  );
}

function dots(state: CarouselState) {
  return <Dots state={state} words={GO_TO_SLIDE} className="mt-6" />;
}

/** A vertical carousel. */
export function CityGuests({ items, label, heading }: City["guests"]) {
  return (
    <section aria-labelledby="guests" className="rhythm">
      <div
        className="column grid items-center gap-10 lg:grid-cols-[0.7fr_1fr] lg:gap-20"
        data-reveal="1000"
      >
        <SectionHeading id="guests" label={label} heading={heading} className="mb-0 lg:mb-0" />
        <Carousel
          name={heading}
          look="column"
          layout="[--gap:40px] [--height:21rem]"
          words={SLIDE_WORDS}
          slides={items.map((testimonial) => (
            <QuoteCard key={testimonial.name} {...testimonial} stars="5 stars out of 5" />
          ))}
          foot={dots}
        />
      </div>
    </section>
  );
}
