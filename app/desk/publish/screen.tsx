import { ButtonForm, Form, HiddenFields, SubmitButton } from "../parts/form.tsx";
import { Alert, ButtonLink, DividedList, Page, TextLink } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { describeHistory } from "./describe-changes.ts";
import { DraftChanges, type DraftOverview } from "./draft-changes.tsx";

type PublishProps = {
  title: string;
  status: string;
  /** Likely mistakes: publishing goes on when they are confirmed. */
  questions?: string[];
  /** Errors that prevent publishing. */
  slips?: string[];
  /** The fields of the form that asks; it is sent again with the answer. */
  form?: Record<string, string | undefined>;
  drafts: DraftOverview;
  /** The subject of the screen that the family comes from. */
  part?: string | undefined;
  /** Texts that a language lacks: it hides them. */
  missing: number;
};

type DraftQuestionProps = {
  /** The revision to go back to. */
  number: string;
  digest: string;
  /** A line for each change. */
  lines: string[];
};

/** Asks, before a rollback, whether unpublished changes are kept. */
export function DraftQuestion({ number, digest, lines }: DraftQuestionProps) {
  const many = lines.length > 1;
  return (
    <Page title="E le modifiche di adesso?">
      <p role="status" className="text-lg">
        {`${many ? `Ci sono ${lines.length} modifiche` : "C’è una modifica"} che gli ospiti non vedono ancora. Se tornate indietro, che cosa ne facciamo?`}
      </p>
      <DividedList>
        {lines.map((line) => (
          <p key={line} className="py-3 break-words">
            {line}
          </p>
        ))}
      </DividedList>
      <div className="flex flex-wrap gap-3">
        <ButtonForm
          action={DESK_PATHS.publish}
          values={{ numero: number, bozza: "tieni" }}
          look="solid"
        >
          {`Torna, e ${many ? "tienile" : "tienila"} da pubblicare`}
        </ButtonForm>
        <ButtonForm
          action={DESK_PATHS.publish}
          values={{ numero: number, bozza: "scarta", impronta: digest }}
        >
          {`Torna, e ${many ? "buttale" : "buttala"} via`}
        </ButtonForm>
        <ButtonLink href={DESK_PATHS.history}>Non tornare</ButtonLink>
      </div>
    </Page>
  );
}

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
  const { title, status, questions = [], slips = [], form = {}, drafts, part, missing } = props;
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
      {questions.length > 0 && (
        <>
          <Alert>
            {questions.map((question) => (
              <p key={question}>{question}</p>
            ))}
          </Alert>
          <Form action={DESK_PATHS.publish} className="flex flex-wrap gap-3">
            <HiddenFields values={form} />
            <SubmitButton look="solid" name="conferma" value="sì">
              Sì, pubblica
            </SubmitButton>
            <SubmitButton name="conferma" value="no">
              No, torna alle modifiche
            </SubmitButton>
          </Form>
        </>
      )}
      {questions.length === 0 && (
        <>
          <MissingTranslations count={missing} />
          <DraftChanges {...drafts} part={part} />
        </>
      )}
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
