import { type SelectOption, SelectField, TextField } from "../parts/field.tsx";
import { Form, SubmitButton } from "../parts/form.tsx";
import { BackLink, Page } from "../parts/page.tsx";

type NewPageProps = {
  title: string;
  action: string;
  back: { href: string; label: string };
  /** What the name is of: "Nome della camera". */
  label: string;
  value: string;
  error?: string | undefined;
  /** The rooms whose values a new room may copy. */
  models?: SelectOption[] | undefined;
};

/** A room or a story that the site does not have yet. */
export function NewPage(props: NewPageProps) {
  const { title, action, back, label, value, error, models } = props;
  return (
    <Page title={title} status="Comincia nascosta, e si vede quando ha tutte le sue parole.">
      <BackLink {...back} />
      <Form action={action}>
        <TextField
          label={label}
          name="nome"
          value={value}
          help="Da qui viene il suo indirizzo, che poi non cambia."
          error={error}
          maxLength={120}
        />
        {models && (
          <SelectField
            label="Come quale?"
            name="come"
            options={models}
            help="Prezzo, letti, comodità e immagini sono per adesso i suoi."
          />
        )}
        <SubmitButton look="solid">Aggiungi</SubmitButton>
      </Form>
    </Page>
  );
}
