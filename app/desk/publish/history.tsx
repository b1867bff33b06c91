/** The revisions, each with a button that goes back to it. */
import { ButtonForm } from "../parts/form.tsx";
import { DividedList, Page } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { describeHistory } from "./describe-changes.ts";

type HistoryProps = { revisions: Awaited<ReturnType<typeof describeHistory>> };

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
