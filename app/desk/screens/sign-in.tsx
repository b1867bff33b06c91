import { Button } from "#app/ui/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Form } from "../parts/form.tsx";
import { Alert, Page } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";

/** Of a link, a code or a device: which of them is wrong is not said. */
const REFUSAL =
  "Questo collegamento, o questo codice, non vale più: vale una volta sola, per 15 minuti. Fatevene dare un altro.";

type SignInProps = {
  /** The token of a one-time link; without it a code is asked. */
  token?: string | undefined;
  isRefused?: boolean;
  /** Too many tries: in how many minutes the next one is allowed. */
  waitMinutes?: number | undefined;
};

export function SignIn({ token, isRefused = false, waitMinutes }: SignInProps) {
  return (
    <Page title="Entrare nel banco">
      {waitMinutes !== undefined && (
        <Alert>{`Troppi tentativi: riprovate fra ${waitMinutes} minuti.`}</Alert>
      )}
      {isRefused && <Alert>{REFUSAL}</Alert>}
      {token && !isRefused ? (
        <Form action={`${DESK_PATHS.signIn}/${token}`}>
          <p>Il collegamento vale una volta sola: premete sul telefono che deve entrare.</p>
          <Button type="submit">Entra</Button>
        </Form>
      ) : (
        <Form action={DESK_PATHS.signIn}>
          <TextField
            label="Codice"
            name="codice"
            help="Gli otto segni che stanno accanto al collegamento."
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
          <Button type="submit">Entra con il codice</Button>
        </Form>
      )}
    </Page>
  );
}
