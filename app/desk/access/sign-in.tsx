import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Form, SubmitButton } from "../parts/form.tsx";
import { scriptAddresses } from "#app/render/script-addresses.ts";
import { Alert, Page } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";

/** Shown even if the rate limit stops the mail, so that an attacker cannot see whether a mail was sent. */
const MAIL_REQUESTED_NOTICE =
  "Se la posta della casa funziona, fra poco arriva un collegamento. Accanto c’è un codice, che si può scrivere qui.";

/** One text for a wrong link, code or passkey: an attacker must not see which of them exists. */
const REFUSAL_TEXT =
  "Questo collegamento, codice o accesso salvato non vale, o non vale più: un collegamento vale una volta sola, per 15 minuti. Fatevene dare un altro.";

type SignInStatus = {
  /** Whether the house has a mail server, which can send sign-in links. */
  hasMail: boolean;
  isMailRequested?: boolean;
  isRefused?: boolean | undefined;
  /** After too many attempts: the minutes until the next attempt is allowed. */
  waitMinutes?: number | undefined;
};

function Refusal({ isRefused = false, waitMinutes }: SignInStatus) {
  if (waitMinutes === undefined) return isRefused && <Alert>{REFUSAL_TEXT}</Alert>;
  const waitText = waitMinutes === 1 ? "un minuto" : `${waitMinutes} minuti`;
  return <Alert>{`Troppi tentativi: riprovate fra ${waitText}.`}</Alert>;
}

type PasskeyControlsProps = {
  kind: "save" | "use";
  optionsPath: string;
  label: string;
  children?: ReactNode;
};

/** A script fills the form with a passkey and sends the form. Without scripts or passkeys these controls are hidden. */
export function PasskeyControls({ kind, optionsPath, label, children }: PasskeyControlsProps) {
  return (
    <div hidden data-passkey={kind} data-options={optionsPath} className="grid gap-5">
      <script type="module" async src={scriptAddresses.passkeys} />
      <input type="hidden" name={kind === "save" ? "nuova" : "credenziale"} />
      {children}
      <Button look="solid">{label}</Button>
      <p hidden data-passkey-error="failed" role="alert" className="font-medium text-alert">
        Non è riuscito: riprovate.
      </p>
      <p hidden data-passkey-error="saved" role="alert" className="font-medium text-alert">
        L’accesso è già salvato su questo telefono: la prossima volta premete Entra.
      </p>
    </div>
  );
}

type SignInMethodsProps = {
  /** The URLs to which a passkey, a code, or the request for a link by mail is posted. */
  paths: Record<"passkey" | "code" | "mail", string>;
  labels: Record<"passkeyHelp" | "passkey" | "code", string>;
  /** The fields of the form that waits for the confirmation. */
  values?: Record<string, string>;
  status: SignInStatus;
};

function SignInMethods({ paths, labels, values, status }: SignInMethodsProps) {
  return (
    <>
      <Refusal {...status} />
      <Form action={paths.passkey} values={values}>
        <PasskeyControls kind="use" optionsPath={DESK_PATHS.signInOptions} label={labels.passkey}>
          <p>{labels.passkeyHelp}</p>
        </PasskeyControls>
      </Form>
      <Form action={paths.code} values={values}>
        <TextField
          label="Codice"
          name="codice"
          help="Gli otto segni che stanno accanto al collegamento."
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <SubmitButton className="w-full">{labels.code}</SubmitButton>
      </Form>
      {status.hasMail ? (
        <Form action={paths.mail} values={{ ...values, posta: "sì" }}>
          <p className="text-quiet">
            Non avete un codice? Ve lo mandiamo alla casella di posta della casa.
          </p>
          <SubmitButton className="w-full">Mandatemi un collegamento</SubmitButton>
        </Form>
      ) : (
        <p className="text-quiet">Non avete un codice? Chiedetelo a chi vi segue il sito.</p>
      )}
    </>
  );
}

const noticeOf = ({ isMailRequested = false }: SignInStatus) =>
  isMailRequested ? MAIL_REQUESTED_NOTICE : undefined;

/** With the `token` of a one-time link, the page has one button; else the page offers a passkey, a code and a mailed link. */
export function SignIn({ token, ...status }: SignInStatus & { token?: string }) {
  const { signInPasskey: passkey, signIn: code, signInMail: mail } = DESK_PATHS;
  return (
    <Page title="Entrare nel banco" notice={noticeOf(status)}>
      {token ? (
        <Form action={`${DESK_PATHS.signIn}/${token}`}>
          <p>Il collegamento vale una volta sola: premete sul telefono che deve entrare.</p>
          <SubmitButton look="solid" className="w-full">
            Entra
          </SubmitButton>
        </Form>
      ) : (
        <SignInMethods
          paths={{ passkey, code, mail }}
          labels={{
            passkeyHelp: "Se avete già salvato l’accesso su questo telefono:",
            passkey: "Entra",
            code: "Entra con il codice",
          }}
          status={status}
        />
      )}
    </Page>
  );
}

/** `action` and `values` are the address and the fields of the form that waits for the confirmation. */
type ConfirmProps = SignInStatus & { action: string; values: Record<string, string> };

export function Confirm({ action, values, ...status }: ConfirmProps) {
  return (
    <Page
      title="Siete voi?"
      status="Per una cosa così importante lo chiediamo ancora una volta. Poi si va avanti da soli, e per dieci minuti non lo chiediamo più."
      notice={noticeOf(status)}
    >
      <SignInMethods
        paths={{ passkey: action, code: action, mail: action }}
        labels={{
          passkeyHelp: "Se avete salvato l’accesso su questo telefono:",
          passkey: "Conferma dal telefono",
          code: "Conferma con il codice",
        }}
        values={values}
        status={status}
      />
    </Page>
  );
}
