import { Button, buttonClass } from "#app/ui/button.tsx";
import { Form, HiddenFields } from "../parts/form.tsx";
import { Alert, Page, DividedList, Section, TextLink } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";

type PublishProps = {
  title: string;
  status: string;
  /** Likely mistakes: publishing goes on when they are confirmed. */
  questions: string[];
  /** Errors that prevent publishing. */
  slips: string[];
  /** The changed pages. */
  pages: { href: string; name: string }[];
  /** The release to restore; undefined for today's draft. */
  number?: string | undefined;
  /** The one subject that is published. */
  solo?: string | undefined;
  /** The family's answer about the draft before the rollback, as form fields. */
  fate?: { bozza?: string | undefined; impronta?: string | undefined } | undefined;
  drafts: DraftOverview;
  /** The subject of the screen that the family comes from. */
  part?: string | undefined;
  /** Texts that a language lacks: it hides them. */
  missing: number;
  notice?: string | undefined;
};

type Words = { text: string; kind?: "gone" | "new" | undefined }[];

type DraftChange = {
  subject: string;
  path: string;
  digest: string;
  page: string;
  place: string;
  /** In each language that it is in, Italian first. */
  versions: {
    language?: string | undefined;
    lines: { label?: string | undefined; words: Words }[];
  }[];
  source?: string | undefined;
  isUnfit: boolean;
};

type DraftOverview = { changes: DraftChange[]; digest: string };

/** A text with what was taken out of it and what is new. */
function DifferingText({ words }: { words: Words }) {
  return words.map(({ text, kind }, at) => {
    if (kind === "gone")
      return (
        <del key={at} className="mr-1 text-quiet">
          {text}
        </del>
      );
    if (kind === "new")
      return (
        <ins key={at} className="bg-sand font-semibold no-underline">
          {text}
        </ins>
      );
    return <span key={at}>{text}</span>;
  });
}

function DraftChangeRow({ change }: { change: DraftChange }) {
  const { subject, path, digest, page, place, versions, source, isUnfit } = change;
  const preview = new URLSearchParams({ cosa: subject, posto: path });
  return (
    <div className="grid gap-2 py-4">
      <h3 className="font-text font-semibold">{place}</h3>
      {versions.map(({ language, lines }) => (
        <div key={language ?? ""} className="grid gap-1">
          {language && <p className="text-sm text-quiet">{language}</p>}
          {lines.map(({ label, words }, at) => (
            <p key={at} className="break-words whitespace-pre-line">
              {label && `${label}: `}
              <DifferingText words={words} />
            </p>
          ))}
        </div>
      ))}
      {source && <p className="text-[0.9375rem] text-quiet">{source}</p>}
      {isUnfit && (
        <p className="font-medium text-alert">
          Al sito di oggi non va più bene: gli ospiti vedono il testo del sito. Riscrivetela o
          scartatela.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        <Form action={DESK_PATHS.discard} className="contents">
          <HiddenFields values={{ cosa: subject, posto: path, impronta: digest }} />
          <Button type="submit" look="outline" aria-label={`Scarta: ${page}, ${place}`}>
            Scarta
          </Button>
        </Form>
        <TextLink href={`${DESK_PATHS.preview}?${preview.toString()}`}>
          Guarda<span className="sr-only">{`: ${page}, ${place}`}</span>
        </TextLink>
      </div>
    </div>
  );
}

/** The unpublished changes by page, each with a button that discards it in all languages. */
function DraftChanges({ changes, digest, part }: DraftOverview & { part?: string | undefined }) {
  if (changes.length === 0) return undefined;
  return (
    <>
      {[...Map.groupBy(changes, ({ page }) => page)].map(([page, ofPage]) => (
        <Section key={page} title={page}>
          <DividedList>
            {ofPage.map((change) => (
              <DraftChangeRow key={`${change.subject} ${change.path}`} change={change} />
            ))}
          </DividedList>
        </Section>
      ))}
      <div className="flex flex-wrap gap-3">
        <Form action={DESK_PATHS.publish} className="contents">
          {part && (
            <Button type="submit" name="solo" value={part}>
              Solo quelle di prima
            </Button>
          )}
          <Button type="submit" look={part ? "outline" : "solid"}>
            {part ? "Pubblica tutto" : "Pubblica"}
          </Button>
        </Form>
        {changes.length > 1 && (
          <Form action={DESK_PATHS.discard} className="contents">
            <HiddenFields values={{ impronta: digest }} />
            <Button type="submit" look="outline">
              Scarta tutto
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}

type DraftQuestionProps = {
  /** The release to go back to. */
  number: string;
  digest: string;
  count: number;
  lines: string[];
};

/** Asks, before a rollback, whether unpublished changes are kept. */
export function DraftQuestion({ number, digest, count, lines }: DraftQuestionProps) {
  const many = count > 1;
  return (
    <Page title="E le modifiche di adesso?">
      <p role="status" className="text-lg">
        {`${many ? `Ci sono ${count} modifiche` : "C’è una modifica"} che gli ospiti non vedono ancora. Se tornate indietro, che cosa ne facciamo?`}
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
  const { title, status, questions, slips, pages, number, drafts, missing, notice } = props;
  const { fate, solo, part } = props;
  return (
    <Page title={title} notice={notice}>
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
            <HiddenFields values={{ numero: number, solo, ...fate }} />
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
      {pages.length > 0 && (
        <Section title="Pagine cambiate">
          <ul className="grid gap-1">
            {pages.map(({ href, name }) => (
              <li key={href}>
                <TextLink href={href}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className="flex flex-wrap gap-3">
        <a href={DESK_PATHS.history} className={buttonClass({ look: "outline" })}>
          Tornare indietro
        </a>
      </p>
    </Page>
  );
}
