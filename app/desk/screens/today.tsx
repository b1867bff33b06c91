import { Alert, Page, RowLink, DividedList, Section, TextLink } from "../parts/page.tsx";
import { PublishBar } from "../parts/publish-bar.tsx";
import { type MessageEntry, MessageList } from "./post.tsx";

/** "Arriva Klara, in due" in a room. */
type TodayMovement = { what: string; room: string; href: string };

type TodayProps = {
  /** How things stand, in one sentence. */
  status: string;
  /** "Oggi, lunedì 23 novembre" and tomorrow, with who comes and goes. */
  days: { title: string; movements: TodayMovement[] }[];
  unanswered: MessageEntry[];
  /** Problems, each with advice and a link. */
  problems: { text: string; href?: string; link?: string }[];
  /** When the site was last published, in a sentence. */
  published: string;
  /** When the store was last copied, in a sentence. */
  backedUp: string;
  /** Changes that guests do not see yet. */
  drafts: number;
  notice?: string | undefined;
};

export function Today(props: TodayProps) {
  const { status, days, unanswered, problems, published, backedUp, drafts, notice } = props;
  return (
    <Page title="Oggi" status={status} notice={notice}>
      {problems.map(({ text, href, link }) => (
        <Alert key={text}>
          <p>{text}</p>
          {href && <TextLink href={href}>{link}</TextLink>}
        </Alert>
      ))}
      {unanswered.length > 0 && (
        <Section title="Aspettano una risposta">
          <MessageList entries={unanswered} />
        </Section>
      )}
      {days.map(({ title, movements }) => (
        <Section key={title} title={title}>
          {movements.length === 0 ? (
            <p className="text-quiet">Nessuno arriva e nessuno parte.</p>
          ) : (
            <DividedList>
              {movements.map(({ what, room, href }) => (
                <RowLink key={`${what} ${room}`} href={href} title={what}>
                  {room}
                </RowLink>
              ))}
            </DividedList>
          )}
        </Section>
      ))}
      <PublishBar drafts={drafts} />
      <p className="text-[0.9375rem] text-quiet">
        {published} {backedUp}
      </p>
    </Page>
  );
}
