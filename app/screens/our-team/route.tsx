import { contentOf, type ScreenProps, type LoaderArgs } from "#app/site/site-context.ts";
import { Section } from "#app/ui/section.tsx";
import { MemberCard } from "./member-card.tsx";

export const loader = (args: LoaderArgs) => contentOf(args)["template/team"];

export { templateHead as meta } from "#app/head/template-head.ts";

export default function TeamScreen({ loaderData: team }: ScreenProps<typeof loader>) {
  return (
    <Section id="people" {...team} isRevealed={false}>
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
