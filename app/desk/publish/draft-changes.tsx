import { ButtonForm, Form, SubmitButton } from "../parts/form.tsx";
import { DividedList, Section, TextLink } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { describeDraft } from "./describe-changes.ts";
import type { DiffPart } from "./word-diff.ts";

export type DraftOverview = Awaited<ReturnType<typeof describeDraft>>;

/** A text with what was taken out of it and what is new. */
function DifferingText({ parts }: { parts: DiffPart[] }) {
  return parts.map(({ text, kind }, at) => {
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

function DraftChangeRow({ change }: { change: DraftOverview["changes"][number] }) {
  const { subject, path, digest, page, place, versions, source, isUnfit } = change;
  const preview = new URLSearchParams({ cosa: subject, posto: path });
  return (
    <div className="grid gap-2 py-4">
      <h3 className="font-text font-semibold">{place}</h3>
      {versions.map(({ language, lines }) => (
        <div key={language ?? ""} className="grid gap-1">
          {language && <p className="text-sm text-quiet">{language}</p>}
          {lines.map(({ label, parts }, at) => (
            <p key={at} className="break-words whitespace-pre-line">
              {label && `${label}: `}
              <DifferingText parts={parts} />
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
        <ButtonForm
          action={DESK_PATHS.discard}
          values={{ cosa: subject, posto: path, impronta: digest }}
          aria-label={`Scarta: ${page}, ${place}`}
        >
          Scarta
        </ButtonForm>
        <TextLink href={`${DESK_PATHS.preview}?${preview.toString()}`}>
          Guarda<span className="sr-only">{`: ${page}, ${place}`}</span>
        </TextLink>
      </div>
    </div>
  );
}

/** The unpublished changes by page, each with a button that discards it in all languages. */
export function DraftChanges({
  changes,
  digest,
  part,
}: DraftOverview & { part?: string | undefined }) {
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
            <SubmitButton look="solid" name="solo" value={part}>
              Solo quelle di prima
            </SubmitButton>
          )}
          <SubmitButton look={part ? "outline" : "solid"}>
            {part ? "Pubblica tutto" : "Pubblica"}
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
