import type { ComponentProps } from "react";
import type { ButtonLook } from "#app/ui/button.tsx";
import { ButtonForm } from "./parts/form.tsx";
import { Alert, type BackLink, ButtonLink, Page, TextLink } from "./parts/page.tsx";
import { DESK_PATH } from "./paths.ts";

/** The error page: it shows the reason of a refusal; without a reason it says that the desk does not answer. */
export function Problem({ reason }: { reason?: string | undefined }) {
  return (
    <Page title={reason === undefined ? "Non risponde" : "Non è andata"}>
      <Alert>
        {reason ??
          "Il banco adesso non risponde: quello che avete scritto non è andato perso nella pagina di prima. Riprovate fra un minuto."}
      </Alert>
      <p>
        <TextLink href={DESK_PATH} className="font-semibold">
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
  /** The address to which each answer is sent. */
  action: string;
  /** The values that each answer sends, by the label of its button. */
  answers: Record<string, Record<string, string>>;
  look?: ButtonLook;
  /** The link that leaves the page without a change. */
  back: ComponentProps<typeof BackLink>;
};

export function QuestionPage(props: QuestionProps) {
  const { title, status, lines, action, answers, look = "solid", back } = props;
  return (
    <Page title={title} status={status}>
      <Alert lines={lines} />
      <div className="flex flex-wrap gap-3">
        {Object.entries(answers).map(([label, values], at) => (
          <ButtonForm
            key={label}
            action={action}
            values={values}
            look={at === 0 ? look : "outline"}
          >
            {label}
          </ButtonForm>
        ))}
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
      </div>
    </Page>
  );
}
