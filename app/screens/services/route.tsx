import { Link } from "react-router";
import services from "#content/template/services.yaml";
import type { ScreenHandle } from "#app/site/handle.ts";
import { templateHead } from "#app/site/template-head.ts";
import { useScreenPath } from "#app/site/use-design.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

export const meta = templateHead(services.title);

export const handle: ScreenHandle = { banner: services.banner };

type Service = (typeof services.items)[number];

function ServiceCard({ service }: { service: Service }) {
  const { icon, name, words, picture } = service;
  const path = useScreenPath();
  return (
    <article className="group grid h-full content-start">
      <div className="overflow-hidden rounded-card">
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 400px, (min-width: 640px) 45vw, 94vw"
          className="aspect-4/3 w-full transition-transform duration-700 group-hover:scale-[1.03]"
        />
      </div>
      <span className="relative ms-6 -mt-7 grid size-14 place-items-center rounded-full bg-accent text-on-accent">
        <Icon name={icon} className="size-6" />
      </span>
      <div className="grid justify-items-start gap-2 px-6 pt-4">
        <h3 className="title-card">{name}</h3>
        <p className="text-quiet">{words}</p>
        <Link
          to={path("serviceDetails")}
          aria-label={`${services.link}: ${name}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline-offset-6 hover:underline"
        >
          {services.link}
          <Icon name="arrow" />
        </Link>
      </div>
    </article>
  );
}

export default function ServicesScreen() {
  const { label, heading, words, items } = services;
  return (
    <section aria-labelledby="services" className="rhythm">
      <div className="column">
        <SectionHeading id="services" label={label} heading={heading} words={words} />
        <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((service) => (
            <li key={service.name}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
