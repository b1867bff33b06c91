import { clsx } from "clsx";
import services from "#content/services.yaml";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageHead } from "#app/site/head.ts";
import { PATHS } from "#app/site/paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

export const meta = () =>
  pageHead({ title: services.title, description: services.description, path: PATHS.services });

type Service = (typeof services.items)[number];

/** One of the six: its picture on one side and its words on the other, by turns. */
function ServiceRow({ service, number }: { service: Service; number: number }) {
  const { name, english, words, picture } = service;
  return (
    <li
      className="grid items-center gap-6 sm:gap-8 lg:grid-cols-2 lg:gap-20"
      data-reveal={number > 1 ? "1000" : undefined}
    >
      <Picture
        picture={picture}
        sizes="(min-width: 1400px) 580px, (min-width: 992px) 45vw, 94vw"
        className={clsx("aspect-4/3 w-full", number % 2 === 0 && "lg:order-last")}
      />
      <div className="grid gap-3 lg:max-w-md lg:justify-self-center">
        <p className="font-display text-6xl/none text-accent-text lining-nums lg:text-7xl/none">
          {String(number).padStart(2, "0")}
        </p>
        <h2 lang={english ? "en" : undefined} className="pt-2 text-4xl lg:text-[2.75rem]">
          {name}
        </h2>
        <p className="text-quiet">{words}</p>
      </div>
    </li>
  );
}

/** The firm that hires out cars to our guests. */
function Rental() {
  const { heading, words, label, link } = services.rental;
  return (
    <section aria-labelledby="noleggio" className="bg-sand rhythm">
      <div className="column grid justify-items-start gap-5" data-reveal="1000">
        <h2 id="noleggio" className="max-w-[18ch] title-section">
          {heading}
        </h2>
        <p className="max-w-prose text-lg text-quiet">{words}</p>
        <a
          href={link}
          target="_blank"
          rel="noopener"
          className={`${buttonClass({ look: "outline" })} mt-3`}
        >
          {label}
          <Icon name="external" />
        </a>
      </div>
    </section>
  );
}

export default function Services() {
  return (
    <main id="contenuto">
      <PageHero title={services.title} {...services.hero} />
      <ol className="column grid gap-16 rhythm lg:gap-24" aria-label="I nostri servizi">
        {services.items.map((service, index) => (
          <ServiceRow key={service.name} service={service} number={index + 1} />
        ))}
      </ol>
      <Rental />
    </main>
  );
}
