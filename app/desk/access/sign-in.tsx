import { Form, SubmitButton } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";
import { PasskeyPart } from "./passkey.tsx";
import {
  CodeField,
  MAIL_REQUESTED_NOTICE,
  MailLinkForm,
  SignInRefusal,
  type SignInMethodsProps,
} from "./sign-in-ways.tsx";
import { DESK_PATHS } from "../paths.ts";

type SignInProps = SignInMethodsProps & {
  /** The token of a one-time link; without it the other ways are offered. */
  token?: string;
};

function LinkForm({ token }: { token: string }) {
  return (
    <Form action={`${DESK_PATHS.signIn}/${token}`}>
      <p>Il collegamento vale una volta sola: premete sul telefono che deve entrare.</p>
      <SubmitButton look="solid" className="w-full">
        Entra
      </SubmitButton>
    </Form>
  );
}

export function SignIn({ token, hasMail, isMailRequested, ...refusal }: SignInProps) {
  const title = "Entrare nel banco";
  if (token)
    return (
      <Page title={title}>
        <LinkForm token={token} />
      </Page>
    );
  return (
    <Page title={title} notice={isMailRequested ? MAIL_REQUESTED_NOTICE : undefined}>
      <SignInRefusal {...refusal} />
      <Form action={DESK_PATHS.signInPasskey}>
        <PasskeyPart kind="use" options={DESK_PATHS.signInOptions} label="Entra">
          <p>Se avete già salvato l’accesso su questo telefono:</p>
        </PasskeyPart>
      </Form>
      <Form action={DESK_PATHS.signIn}>
        <CodeField />
        <SubmitButton className="w-full">Entra con il codice</SubmitButton>
      </Form>
      <MailLinkForm hasMail={hasMail} action={DESK_PATHS.signInMail} />
    </Page>
  );
}
