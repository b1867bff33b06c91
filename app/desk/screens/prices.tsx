import { Button } from "#app/ui/button.tsx";
import type { FormField } from "#app/content/forms/form-model.ts";
import { ContentFields } from "../parts/content-form.tsx";
import { Form, Hidden } from "../parts/form.tsx";
import { Alert, Page } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import { PublishBar } from "../parts/publish-bar.tsx";

type PricesProps = {
  fields: FormField[];
  /** The values that the form was made from, as text. */
  read: string;
  errors: { path: string; reason: string }[];
  /** What somebody else changed meanwhile: "Elegant Room, a notte: adesso 90,00, voi 95,00". */
  conflicts: string[];
  /** Changes that guests do not see yet. */
  drafts: number;
  notice?: string | undefined;
};

export function Prices({ fields, read, errors, conflicts, drafts, notice }: PricesProps) {
  const reasons = new Map(errors.map(({ path, reason }) => [path, reason]));
  return (
    <Page
      title="Prezzi"
      status={drafts > 0 ? undefined : "Gli ospiti vedono questi prezzi."}
      notice={notice}
    >
      <PublishBar drafts={drafts} />
      {conflicts.length > 0 && (
        <Alert>
          <p>Intanto qualcun altro ha cambiato. Se valgono i vostri, premete ancora Salva.</p>
          {conflicts.map((conflict) => (
            <p key={conflict}>{conflict}</p>
          ))}
        </Alert>
      )}
      {errors.length > 0 && (
        <Alert>
          {errors.length === 1
            ? "Una cosa da correggere, poi premete ancora Salva."
            : `${errors.length} cose da correggere, poi premete ancora Salva.`}
        </Alert>
      )}
      <Form action={DESK_PATHS.prices} className="grid gap-10">
        <Hidden values={{ letto: read }} />
        {/* A return key saves, and presses no button of a list. */}
        <button type="submit" name="azione" value="salva" hidden>
          Salva
        </button>
        <ContentFields fields={fields} errors={reasons} />
        <div className="sticky bottom-0 z-1 -mx-5 border-t border-line bg-page px-5 py-3 tall:bottom-14 lg:tall:bottom-0">
          <Button type="submit" name="azione" value="salva" className="w-full sm:w-auto">
            Salva
          </Button>
        </div>
      </Form>
    </Page>
  );
}
