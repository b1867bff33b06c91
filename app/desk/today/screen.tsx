import { Alert, ButtonLink, Page, RowList, Section, TextLink } from "../parts/page.tsx";
import { PublishBar } from "../parts/publish-bar.tsx";
import { DESK_PATHS } from "../paths.ts";
import { SavePasskeyForm } from "../access/screen.tsx";
import { MessageList } from "../post/screen.tsx";
import type { todayProps } from "./props.ts";

export function Today(props: Awaited<ReturnType<typeof todayProps>>) {
  const { status, problems, questionCount, unanswered, days, freeTonight } = props;
  const { unsavedName, lastPublication, lastBackup } = props;
  const [today, ...laterDays] = days;
  const comingDays = laterDays.filter(({ movements }) => movements.length > 0);
  return (
    <Page title="Oggi" status={status}>
      {problems.map(({ text, href, linkText }) => (
        <Alert key={text}>
          <p>{text}</p>
          {href && <TextLink href={href}>{linkText}</TextLink>}
        </Alert>
      ))}
      {questionCount > 0 && (
        <Section title="Prima di andare online">
          <p className="text-quiet">
            {questionCount === 1 ? "Manca una risposta." : `Mancano ${questionCount} risposte.`} Una
            per volta, e si riprende quando volete.
          </p>
          <ButtonLink look="solid" href={DESK_PATHS.firstDays}>
            Continuate
          </ButtonLink>
        </Section>
      )}
      {unanswered.length > 0 && (
        <Section title="Aspettano una risposta">
          <MessageList entries={unanswered} />
        </Section>
      )}
      <Section title={today!.title}>
        {today!.movements.length > 0 && <RowList rows={today!.movements} />}
        <p>{freeTonight}</p>
      </Section>
      <Section title="I prossimi sette giorni">
        {comingDays.length === 0 && <p className="text-quiet">Nessuno arriva e nessuno parte.</p>}
        {comingDays.map(({ title, movements }) => (
          <div key={title}>
            <h3 className="pb-1 font-text text-[0.9375rem] font-medium first-letter:uppercase">
              {title}
            </h3>
            <RowList rows={movements} />
          </div>
        ))}
      </Section>
      {unsavedName !== undefined && <SavePasskeyForm name={unsavedName} />}
      <PublishBar />
      <p className="text-[0.9375rem] text-quiet">
        {lastPublication} {lastBackup}
      </p>
    </Page>
  );
}
