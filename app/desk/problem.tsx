import type { ComponentProps } from "react";
import { ButtonForm } from "./parts/form.tsx";
import { Alert, type BackLink, ButtonLink, Page, TextLink } from "./parts/page.tsx";
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

type QuestionProps = {
  title: string;
  status?: string;
  lines: string[];
  answers: (Pick<ComponentProps<typeof ButtonForm>, "action" | "values" | "look"> & {
    label: string;
  })[];
  /** The link that leaves the page without a change. */
  back: ComponentProps<typeof BackLink>;
};

export function Question({ title, status, lines, answers, back }: QuestionProps) {
  return (
    <Page title={title} status={status}>
      <Alert lines={lines} />
      <div className="flex flex-wrap gap-3">
        {answers.map(({ label, ...form }) => (
          <ButtonForm key={label} {...form}>
            {label}
          </ButtonForm>
        ))}
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
      </div>
    </Page>
  );
}
