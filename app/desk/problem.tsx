import { Alert, Page, TextLink } from "./parts/page.tsx";
import { DESK } from "./paths.ts";

/** The error page: the reason of a refusal, or, without one, that the desk does not answer. */
export function Problem({ reason }: { reason?: string | undefined }) {
  return (
    <Page title={reason === undefined ? "Non risponde" : "Non è andata"}>
      <Alert>
        {reason ??
          "Il banco adesso non risponde: quello che avete scritto non è andato perso nella pagina di prima. Riprovate fra un minuto."}
      </Alert>
      <p>
        <TextLink href={DESK} className="font-semibold">
          Torna a Oggi
        </TextLink>
      </p>
    </Page>
  );
}
