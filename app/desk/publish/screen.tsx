import { Button, buttonClass } from "#app/ui/button.tsx";
import { Form, HiddenFields } from "../parts/form.tsx";
import { Alert, Page, DividedList, TextLink } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import { DraftChanges, type DraftOverview } from "./draft-changes.tsx";

type PublishProps = {
  title: string;
  status: string;
  /** Likely mistakes: publishing goes on when they are confirmed. */
  questions?: string[];
  /** Errors that prevent publishing. */
  slips?: string[];
  /** The form that asks, which is sent again with the answer. */
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
        <Form action={DESK_PATHS.publish} className="contents">
          <HiddenFields values={{ numero: number, bozza: "tieni" }} />
          <Button type="submit">{`Torna, e ${many ? "tienile" : "tienila"} da pubblicare`}</Button>
        </Form>
        <Form action={DESK_PATHS.publish} className="contents">
          <HiddenFields values={{ numero: number, bozza: "scarta", impronta: digest }} />
          <Button type="submit" look="outline">
            {`Torna, e ${many ? "buttale" : "buttala"} via`}
          </Button>
        </Form>
        <a href={DESK_PATHS.history} className={buttonClass({ look: "outline" })}>
          Non tornare
        </a>
      </div>
    </Page>
  );
}

/** How many texts a language lacks; it hides them. */
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
            <Button type="submit" name="conferma" value="sì">
              Sì, pubblica
            </Button>
            <Button type="submit" name="conferma" value="no" look="outline">
              No, torna alle modifiche
            </Button>
          </Form>
        </>
      )}
      {questions.length === 0 && (
        <>
          <MissingTranslations count={missing} />
          <DraftChanges {...drafts} part={part} />
        </>
      )}
      <p className="flex flex-wrap gap-3">
        <a href={DESK_PATHS.history} className={buttonClass({ look: "outline" })}>
          Tornare indietro
        </a>
      </p>
    </Page>
  );
}
