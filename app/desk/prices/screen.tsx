import { SubmitButton } from "../parts/form.tsx";
import type { ContentForm } from "../words/content-form.ts";
import { ContentPage } from "../words/content-page.tsx";
import { type SelectOption, SelectField } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import { type StayFields, StayInputs } from "../calendar/stay-fields.tsx";
import { DESK_PATHS } from "../paths.ts";

/** A stay whose price is calculated with the prices in the form, even if these prices are not saved. */
export type PriceTrial = {
  fields: StayFields & { room: string };
  /** The lines of the bill, and its total. */
  lines: string[];
  error?: string | undefined;
};

type PricesProps = ContentForm & { rooms: SelectOption[]; trial: PriceTrial };

function PriceTrialForm({ rooms, trial }: { rooms: SelectOption[]; trial: PriceTrial }) {
  const { fields, lines, error } = trial;
  return (
    <Section
      title="Quanto costa?"
      help="Con i prezzi come stanno scritti qui, anche se non sono salvati."
    >
      <SelectField label="Camera" name="prova_camera" value={fields.room} options={rooms} />
      <StayInputs prefix="prova_" fields={fields} />
      <SubmitButton value="prova">Prova</SubmitButton>
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

export function PricesPage({ rooms, trial, ...page }: PricesProps) {
  return (
    <ContentPage
      {...page}
      title="Prezzi"
      status="Gli ospiti vedono questi prezzi."
      action={DESK_PATHS.prices}
    >
      <PriceTrialForm rooms={rooms} trial={trial} />
    </ContentPage>
  );
}
