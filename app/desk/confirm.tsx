import { Form, HiddenFields, SubmitButton } from "./parts/form.tsx";
import { Page } from "./parts/page.tsx";
import { PasskeyPart } from "./access/passkey.tsx";
import {
  CodeField,
  MAIL_REQUESTED_NOTICE,
  MailLinkForm,
  SignInRefusal,
  type SignInMethodsProps,
} from "./access/sign-in-ways.tsx";
import { DESK_PATHS } from "./paths.ts";

type ConfirmProps = SignInMethodsProps & {
  /** The form that waits: where it is sent, and its fields. */
  action: string;
  form: Record<string, string>;
};

/** Asks who is there, and then goes on with the form. */
export function Confirm({ action, form, hasMail, isMailRequested, ...refusal }: ConfirmProps) {
  return (
    <Page
      title="Siete voi?"
      status="Per una cosa così importante lo chiediamo ancora una volta. Poi si va avanti da soli, e per dieci minuti non lo chiediamo più."
      notice={isMailRequested ? MAIL_REQUESTED_NOTICE : undefined}
    >
      <SignInRefusal {...refusal} />
      <Form action={action}>
        <HiddenFields values={form} />
        <PasskeyPart kind="use" options={DESK_PATHS.signInOptions} label="Conferma dal telefono">
          <p>Se avete salvato l’accesso su questo telefono:</p>
        </PasskeyPart>
      </Form>
      <Form action={action}>
        <HiddenFields values={form} />
        <CodeField />
        <SubmitButton className="w-full">Conferma con il codice</SubmitButton>
      </Form>
      <MailLinkForm hasMail={hasMail} action={action} values={{ ...form, posta: "sì" }} />
    </Page>
  );
}
