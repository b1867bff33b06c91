import { type DemoContent, demoContentOf } from "#app/demonstration/demo-content.ts";
import type { ScreenProps, LoaderArgs } from "#app/site/site-context.ts";
import { useScreenPath } from "#app/demonstration/use-screen-path.ts";
import { ContentIcon } from "#app/ui/content-icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ArrowLink } from "#app/sections/links.tsx";
import { Section } from "#app/ui/section.tsx";

export const loader = (args: LoaderArgs) => demoContentOf(args)["template/services"];

type Services = DemoContent<"template/services">;

type ServiceCardProps = Pick<Services, "link"> & { service: Services["items"][number] };

function ServiceCard({ service, link }: ServiceCardProps) {
  const { icon, name, words, picture } = service;
  const pathTo = useScreenPath();
  return (
    <article className="group grid h-full content-start">
      <div className="overflow-hidden rounded-card">
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 400px, (min-width: 640px) 45vw, 94vw"
          isZoomable
          className="aspect-4/3 w-full"
        />
      </div>
      <span className="relative ms-6 -mt-7 grid size-14 place-items-center rounded-full bg-accent text-on-accent">
        <ContentIcon name={icon as IconName} className="size-6" />
      </span>
      <div className="grid justify-items-start gap-2 px-6 pt-4">
        <h3 className="title-card">{name}</h3>
        <p className="text-quiet">{words}</p>
        <ArrowLink to={pathTo("serviceDetails")} about={name}>
          {link}
        </ArrowLink>
      </div>
    </article>
  );
}

export default function ServicesScreen({ loaderData: services }: ScreenProps<typeof loader>) {
  const { link, items } = services;
  return (
    <Section id="services" {...services}>
      <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((service) => (
          <li key={service.name}>
            <ServiceCard service={service} link={link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
