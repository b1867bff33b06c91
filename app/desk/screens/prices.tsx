import { Button } from "#app/ui/button.tsx";
import type { FormField } from "#app/content/forms/form-model.ts";
import { ContentFields } from "../parts/content-form.tsx";
import { type Option, SelectField, TextField } from "../parts/field.tsx";
import { Form, Hidden } from "../parts/form.tsx";
import { Alert, Page, Section } from "../parts/page.tsx";
import { PublishBar } from "../parts/publish-bar.tsx";
import { YearStrip } from "../parts/year-strip.tsx";
import { DESK_PATHS } from "../paths.ts";

/** A stay that is tried with the prices as they stand in the form. */
type TrialFields = Record<"room" | "checkIn" | "checkOut" | "adults" | "children" | "ages", string>;

export type Trial = {
  fields: TrialFields;
  /** The lines of the bill, and its total. */
  lines: string[];
  /** Why there is none. */
  error?: string | undefined;
};

type PricesProps = {
  fields: FormField[];
  /** The values that the form was made from, as text. */
  read: string;
  errors: { path: string; reason: string }[];
  /** What somebody else changed meanwhile: "Elegant Room, a notte: adesso 90,00, voi 95,00". */
  conflicts: string[];
  rooms: Option[];
  trial: Trial;
  /** Changes that guests do not see yet. */
  drafts: number;
  notice?: string | undefined;
};

function TryStay({ rooms, trial }: { rooms: Option[]; trial: Trial }) {
  const { fields, lines, error } = trial;
  return (
    <Section title="Prova un soggiorno">
      <p className="text-quiet">Con i prezzi come stanno scritti qui, anche se non sono salvati.</p>
      <SelectField label="Camera" name="prova_camera" value={fields.room} options={rooms} />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="Arrivo" name="prova_arrivo" type="date" value={fields.checkIn} />
        <TextField label="Partenza" name="prova_partenza" type="date" value={fields.checkOut} />
        <TextField label="Adulti" name="prova_adulti" inputMode="numeric" value={fields.adults} />
        <TextField
          label="Bambini"
          name="prova_bambini"
          inputMode="numeric"
          value={fields.children}
        />
      </div>
      <TextField
        label="Età dei bambini"
        name="prova_eta"
        value={fields.ages}
        help="Con la virgola: 4, 11."
      />
      <Button
        type="submit"
        name="azione"
        value="prova"
        look="outline"
        className="justify-self-start"
      >
        Prova
      </Button>
      <div role="status" id="prova" className="grid gap-1">
        {error && <p className="font-medium text-alert">{error}</p>}
        {lines.map((line, at) => (
          <p key={line} className={at === lines.length - 1 ? "font-semibold" : undefined}>
            {line}
          </p>
        ))}
      </div>
    </Section>
  );
}

export function Prices(props: PricesProps) {
  const { fields, read, errors, conflicts, rooms, trial, drafts, notice } = props;
  const seasons = fields.find((field) => field.kind === "list" && field.path === "seasons");
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
        {seasons?.kind === "list" && <YearStrip seasons={seasons} />}
        <ContentFields fields={fields} errors={reasons} />
        <TryStay rooms={rooms} trial={trial} />
        <div className="sticky bottom-0 z-1 -mx-5 border-t border-line bg-page px-5 py-3 tall:bottom-14 lg:tall:bottom-0">
          <Button type="submit" name="azione" value="salva" className="w-full sm:w-auto">
            Salva
          </Button>
        </div>
      </Form>
    </Page>
  );
}
