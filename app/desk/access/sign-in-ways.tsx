/** Parts shared by the sign-in and the confirmation. */
import { TextField } from "../parts/field.tsx";
import { Form, HiddenFields, SubmitButton } from "../parts/form.tsx";
import { Alert } from "../parts/page.tsx";

/** Shown also where the rate limit stops the mail: the response must not tell. */
export const MAIL_REQUESTED_NOTICE =
  "Se la posta della casa funziona, fra poco arriva un collegamento. Accanto c’è un codice, che si può scrivere qui.";

/** The same for a wrong link, code or passkey: the response must not tell which. */
const REFUSAL_TEXT =
  "Questo collegamento, codice o accesso salvato non vale, o non vale più: un collegamento vale una volta sola, per 15 minuti. Fatevene dare un altro.";

type SignInRefusalProps = {
  isRefused?: boolean | undefined;
  /** Too many tries: in how many minutes the next one is allowed. */
  waitMinutes?: number | undefined;
};

export type SignInMethodsProps = SignInRefusalProps & {
  /** Whether the house sends mail. */
  hasMail: boolean;
  isMailRequested?: boolean;
};

export function SignInRefusal({ isRefused = false, waitMinutes }: SignInRefusalProps) {
  if (waitMinutes !== undefined)
    return (
      <Alert>
        {waitMinutes === 1
          ? "Troppi tentativi: riprovate fra un minuto."
          : `Troppi tentativi: riprovate fra ${waitMinutes} minuti.`}
      </Alert>
    );
  return isRefused && <Alert>{REFUSAL_TEXT}</Alert>;
}

export function CodeField() {
  return (
    <TextField
      label="Codice"
      name="codice"
      help="Gli otto segni che stanno accanto al collegamento."
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
    />
  );
}

type MailFormProps = { hasMail: boolean; action: string; values?: Record<string, string> };

/** The last sign-in method: a link by mail; without mail, the advice to ask the operator. */
export function MailLinkForm({ hasMail, action, values }: MailFormProps) {
  if (!hasMail)
    return <p className="text-quiet">Non avete un codice? Chiedetelo a chi vi segue il sito.</p>;
  return (
    <Form action={action}>
      {values && <HiddenFields values={values} />}
      <p className="text-quiet">
        Non avete un codice? Ve lo mandiamo alla casella di posta della casa.
      </p>
      <SubmitButton className="w-full">Mandatemi un collegamento</SubmitButton>
    </Form>
  );
}
