import type { DemoContent } from "#app/demonstration/demo-content.ts";
import { clsx } from "clsx";
import { ButtonLink } from "#app/sections/links.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";

type OffersProps = DemoContent<"template/resort">["offers"] & {
  link?: { label: string; to: string };
  /** Whether the words are over the picture, not below it. */
  isOver?: boolean;
};

type OfferCardProps = Pick<OffersProps, "link" | "isOver"> & {
  offer: OffersProps["items"][number];
};

function OfferCard({ offer, link, isOver = false }: OfferCardProps) {
  const { room, percent, title, blurb, picture } = offer;
  return (
    <article
      className={clsx(
        "group relative flex h-full flex-col overflow-hidden rounded-card",
        !isOver && "bg-raised md:max-lg:flex-row",
      )}
    >
      <div
        className={clsx(
          "relative overflow-hidden",
          isOver ? "grow bg-night" : "md:max-lg:w-2/5 md:max-lg:shrink-0",
        )}
      >
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 400px, 94vw"
          isZoomable
          className={clsx(
            "w-full",
            isOver ? "aspect-3/4 h-full md:max-lg:aspect-video" : "aspect-4/3 md:max-lg:h-full",
          )}
        />
        {isOver && (
          <div className="absolute inset-0 bg-linear-to-t from-night/95 via-night/55 to-night/0" />
        )}
        <p className="absolute top-0 left-0 bg-accent px-4 py-2 font-semibold text-on-accent">
          <span className="text-xl">{percent}%</span> off
        </p>
      </div>
      <div
        className={clsx(
          "flex flex-col gap-3 p-6 sm:p-7",
          isOver ? "absolute inset-x-0 bottom-0 text-white" : "grow border-x border-b border-line",
        )}
      >
        <p className={clsx("text-sm font-semibold", isOver ? "text-accent" : "text-accent-text")}>
          {room}
        </p>
        <h3 className="title-card">{title}</h3>
        <p className={isOver ? "text-on-night" : "text-quiet"}>{blurb}</p>
        {link && (
          <ButtonLink
            to={link.to}
            aria-label={`${link.label}: ${title}`}
            look={isOver ? "onPicture" : "outline"}
            className="mt-auto self-start"
          >
            {link.label}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

export function Offers({ items, heading, label, ...cardProps }: OffersProps) {
  return (
    <Section label={label} heading={heading} tone="sand">
      <ul className="grid gap-8 lg:grid-cols-3 lg:gap-6">
        {items.map((offer) => (
          <li key={offer.title}>
            <OfferCard offer={offer} {...cardProps} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
