import { type DemoContent, demoContentOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { Section } from "#app/ui/section.tsx";
import { clsx } from "clsx";
import { useId } from "react";
import { PlaceholderLink } from "#app/demonstration/sections/placeholder-link.tsx";
import { Picture } from "#app/ui/picture.tsx";

export const loader = (args: LoaderArgs) => demoContentOf(args)["template/team"];

const SOCIAL_LINKS = [
  ["FB", "Facebook"],
  ["TW", "Twitter"],
  ["LN", "LinkedIn"],
] as const;

/** The e-mail address is shown on hover, focus or tap. */
function MemberCard({ member }: { member: DemoContent<"template/team">["members"][number] }) {
  const { name, role, email, picture } = member;
  const id = useId();
  const emailId = `${id}email`;
  return (
    <article aria-labelledby={id}>
      <div className="group relative overflow-hidden rounded-card">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 992px) 400px, (min-width: 640px) 45vw, 94vw"
          isZoomable
          className="aspect-4/5 w-full"
        />
        <button
          type="button"
          data-toggles={emailId}
          aria-expanded={false}
          aria-controls={emailId}
          aria-label={`E-mail of ${name}`}
          className="absolute inset-0 ring-within"
        />
        <p
          id={emailId}
          className={clsx(
            "pointer-events-none absolute inset-x-0 bottom-0 bg-night/90 px-5 py-4 text-white",
            "invisible translate-y-4 opacity-0",
            "transition-[opacity,transform,visibility] duration-300",
            "data-open:visible data-open:translate-y-0 data-open:opacity-100",
            "group-focus-within:visible group-focus-within:translate-y-0 group-focus-within:opacity-100",
            "group-hover:visible group-hover:translate-y-0 group-hover:opacity-100",
          )}
        >
          {email}
        </p>
      </div>
      <div className="flex items-start justify-between gap-4 border-b border-line py-5">
        <div>
          <h3 id={id} className="title-card">
            {name}
          </h3>
          <p className="text-quiet">{role}</p>
        </div>
        <p className="flex gap-1 pt-1">
          {SOCIAL_LINKS.map(([abbreviation, service]) => (
            <PlaceholderLink
              key={abbreviation}
              accessibleName={`${abbreviation}: ${name} on ${service}`}
              className={clsx(
                "grid size-9 place-items-center rounded-full border border-line text-xs font-semibold",
                "transition-colors hover:border-accent hover:bg-accent hover:text-on-accent",
              )}
            >
              {abbreviation}
            </PlaceholderLink>
          ))}
        </p>
      </div>
    </article>
  );
}

export default function TeamScreen({ loaderData: team }: ScreenProps<typeof loader>) {
  return (
    <Section id="people" {...team}>
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {team.members.map((member) => (
          <li key={member.name}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
