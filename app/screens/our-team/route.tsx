import team from "#content/template/team.yaml";
import type { ScreenHandle } from "#app/site/handle.ts";
import { templateHead } from "#app/site/template-head.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { MemberCard } from "./member-card.tsx";

export const meta = templateHead(team.title);

export const handle: ScreenHandle = { banner: team.banner };

export default function TeamScreen() {
  const { label, heading, words, members } = team;
  return (
    <section aria-labelledby="people" className="rhythm">
      <div className="column">
        <SectionHeading id="people" label={label} heading={heading} words={words} />
        <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {members.map((member) => (
            <li key={member.name}>
              <MemberCard member={member} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
