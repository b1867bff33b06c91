import { ButtonForm } from "../parts/form.tsx";
import { Alert, ButtonLink, DividedList, Page, TextLink } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { describeHistory } from "./describe-changes.ts";
import { DraftChanges, type DraftOverview } from "./draft-changes.tsx";

type PublishProps = {
  title: string;
  status: string;
  /** Errors that prevent publishing. */
  slips?: string[];
  drafts: DraftOverview;
  /** The subject of the screen that the family comes from. */
  part?: string | undefined;
  /** Texts that a language lacks: it hides them. */
  missing: number;
};

function MissingTranslations({ count }: { count: number }) {
  if (count === 0) return undefined;
  return (
    <p className="text-quiet">
      {count === 1
        ? "Una traduzione manca ancora: in quella lingua non si vede. "
        : `${count} traduzioni mancano ancora: in quelle lingue non si vedono. `}
      <TextLink href={DESK_PATHS.site}>Quali?</TextLink>
    </p>
  );
}

export function Publish(props: PublishProps) {
  const { title, status, slips = [], drafts, part, missing } = props;
  return (
    <Page title={title}>
      <p role="status" className="text-lg">
        {status}
      </p>
      {slips.length > 0 && (
        <Alert>
          {slips.map((slip) => (
            <p key={slip}>{slip}</p>
          ))}
        </Alert>
      )}
      <MissingTranslations count={missing} />
      <DraftChanges {...drafts} part={part} />
      <ButtonLink href={DESK_PATHS.history}>Tornare indietro</ButtonLink>
    </Page>
  );
}

type HistoryProps = { revisions: Awaited<ReturnType<typeof describeHistory>> };

/** The revisions, each with a button that goes back to it. */
export function History({ revisions }: HistoryProps) {
  return (
    <Page
      title="Tornare indietro"
      status={revisions.length === 0 ? "Non è ancora stato pubblicato niente." : undefined}
    >
      <DividedList>
        {revisions.map(({ number, source, changes, isCurrent }) => (
          <div key={number} className="grid gap-2 py-4">
            <p className="font-semibold">{isCurrent ? `In linea · ${source}` : source}</p>
            {changes.map((change) => (
              <p key={change} className="text-[0.9375rem] break-words text-quiet">
                {change}
              </p>
            ))}
            {!isCurrent && (
              <ButtonForm
                action={DESK_PATHS.publish}
                values={{ numero: String(number) }}
                aria-label={`Torna a questa, ${source}`}
              >
                Torna a questa
              </ButtonForm>
            )}
          </div>
        ))}
      </DividedList>
    </Page>
  );
}
