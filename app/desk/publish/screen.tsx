import { ButtonForm, Form, SubmitButton } from "../parts/form.tsx";
import { Alert, ButtonLink, DividedList, Page, Section, TextLink } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { describeDraft, describeHistory, DiffPart } from "./describe-changes.ts";

type DraftOverview = Awaited<ReturnType<typeof describeDraft>>;

const DIFF_TAGS = {
  gone: ["del", "mr-1 text-quiet"],
  new: ["ins", "bg-sand font-semibold no-underline"],
  both: ["span"],
} as const;

function DiffText({ parts }: { parts: DiffPart[] }) {
  return parts.map(({ text, kind }, at) => {
    const [Tag, className] = DIFF_TAGS[kind ?? "both"];
    return (
      <Tag key={at} className={className}>
        {text}
      </Tag>
    );
  });
}

function DraftChangeRow({ change }: { change: DraftOverview["changes"][number] }) {
  const { subject, path, digest, page, place, linesByLanguage, timeAndAuthor, isUnfit } = change;
  const previewQuery = new URLSearchParams({ cosa: subject, posto: path });
  return (
    <div className="grid gap-2 py-4">
      <h3 className="font-text font-semibold">{place}</h3>
      {linesByLanguage.map(({ language, lines }) => (
        <div key={language ?? ""} className="grid gap-1">
          {language && <p className="text-sm text-quiet">{language}</p>}
          {lines.map(({ label, parts }, at) => (
            <p key={at} className="break-words whitespace-pre-line">
              {label && `${label}: `}
              <DiffText parts={parts} />
            </p>
          ))}
        </div>
      ))}
      {timeAndAuthor && <p className="text-[0.9375rem] text-quiet">{timeAndAuthor}</p>}
      {isUnfit && (
        <p className="font-medium text-alert">
          Al sito di oggi non va più bene: gli ospiti vedono il testo del sito. Riscrivetela o
          scartatela.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        <ButtonForm
          action={DESK_PATHS.discard}
          values={{ cosa: subject, posto: path, impronta: digest }}
          aria-label={`Scarta: ${page}, ${place}`}
        >
          Scarta
        </ButtonForm>
        <TextLink href={`${DESK_PATHS.preview}?${previewQuery.toString()}`}>
          Guarda<span className="sr-only">{`: ${page}, ${place}`}</span>
        </TextLink>
      </div>
    </div>
  );
}

function DraftChanges({ changes, digest, subject }: DraftOverview & Pick<PublishProps, "subject">) {
  if (changes.length === 0) return undefined;
  return (
    <>
      {[...Map.groupBy(changes, ({ page }) => page)].map(([page, changesOfPage]) => (
        <Section key={page} title={page}>
          <DividedList>
            {changesOfPage.map((change) => (
              <DraftChangeRow key={`${change.subject} ${change.path}`} change={change} />
            ))}
          </DividedList>
        </Section>
      ))}
      <div className="flex flex-wrap gap-3">
        <Form action={DESK_PATHS.publish} className="contents">
          {subject && (
            <SubmitButton look="solid" name="solo" value={subject}>
              Solo quelle di prima
            </SubmitButton>
          )}
          <SubmitButton look={subject ? "outline" : "solid"}>
            {subject ? "Pubblica tutto" : "Pubblica"}
          </SubmitButton>
        </Form>
        {changes.length > 1 && (
          <ButtonForm action={DESK_PATHS.discard} values={{ impronta: digest }}>
            Scarta tutto
          </ButtonForm>
        )}
      </div>
    </>
  );
}

type PublishProps = {
  title: string;
  status: string;
  issues: string[];
  drafts: DraftOverview;
  /** The subject of the screen on which the family has pressed "Pubblica" (publish). */
  subject?: string | undefined;
  /** How many texts have no translation in a language. Pages in that language do not show such a text. */
  missingCount: number;
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
  const { title, status, issues, drafts, subject, missingCount } = props;
  return (
    <Page title={title}>
      <p role="status" className="text-lg">
        {status}
      </p>
      {issues.length > 0 && <Alert lines={issues} />}
      <MissingTranslations count={missingCount} />
      <DraftChanges {...drafts} subject={subject} />
      <ButtonLink href={DESK_PATHS.history}>Tornare indietro</ButtonLink>
    </Page>
  );
}

export function History({ revisions }: { revisions: Awaited<ReturnType<typeof describeHistory>> }) {
  return (
    <Page
      title="Tornare indietro"
      status={revisions.length === 0 ? "Non è ancora stato pubblicato niente." : undefined}
    >
      <DividedList>
        {revisions.map(({ number, heading, changes, isCurrent }) => (
          <div key={number} className="grid gap-2 py-4">
            <p className="font-semibold">{isCurrent ? `In linea · ${heading}` : heading}</p>
            {changes.map((change) => (
              <p key={change} className="text-[0.9375rem] break-words text-quiet">
                {change}
              </p>
            ))}
            {!isCurrent && (
              <ButtonForm
                action={DESK_PATHS.publish}
                values={{ numero: String(number) }}
                aria-label={`Torna a questa, ${heading}`}
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
