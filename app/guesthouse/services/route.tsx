import type { Content } from "#app/content/site-content.ts";
import { PageHero } from "../page-hero.tsx";
import { contentOf, type ScreenProps, type LoaderArgs } from "#app/site/site-context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionFrame } from "#app/ui/section.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

export const loader = (args: LoaderArgs) => contentOf(args).services;

type Service = Content<"services">["items"][number];

function ServiceCard({ service, number }: { service: Service; number: number }) {
  const { name, english, words, picture } = service;
  return (
    <li className="grid content-start gap-5" data-reveal={number > 2 ? "1000" : undefined}>
      <Picture
        picture={picture}
        sizes="(min-width: 1400px) 600px, (min-width: 768px) 46vw, 94vw"
        className="aspect-4/3 w-full lg:aspect-3/2"
      />
      <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2">
        <span className="font-display text-4xl text-accent-text lining-nums">
          {String(number).padStart(2, "0")}
        </span>
        <h2 lang={english ? "en" : undefined} className="text-4xl">
          {name}
        </h2>
        <p className="col-start-2 max-w-prose text-quiet">{words}</p>
      </div>
    </li>
  );
}

function CarRental({ heading, words, label, link }: NonNullable<Content<"services">["rental"]>) {
  return (
    <SectionFrame id="noleggio" grid="justify-items-start gap-5" className="bg-sand">
      <h2 id="noleggio" className="max-w-[18ch] title-section">
        {heading}
      </h2>
      <p className="max-w-prose text-lg text-quiet">{words}</p>
      <ExternalLink href={link} className={`${buttonClass({ look: "outline" })} mt-3`}>
        {label}
        <Icon name="external" />
      </ExternalLink>
    </SectionFrame>
  );
}

export default function Services({ loaderData: services }: ScreenProps<typeof loader>) {
  return (
    <main id="contenuto">
      <PageHero title={services.title} {...services.hero} />
      <ol
        className="column grid gap-x-10 gap-y-14 rhythm md:grid-cols-2 lg:gap-y-20"
        aria-label={services.list}
      >
        {services.items.map((service, index) => (
          <ServiceCard key={service.name} service={service} number={index + 1} />
        ))}
      </ol>
      {services.rental && <CarRental {...services.rental} />}
    </main>
  );
}
