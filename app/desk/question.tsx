import type { ComponentProps } from "react";
import { ButtonForm } from "./parts/form.tsx";
import { Alert, type BackLink, ButtonLink, Page } from "./parts/page.tsx";

type QuestionProps = {
  title: string;
  status?: string;
  /** What is asked about, in a line each. */
  lines: string[];
  /** The forms that go on. */
  answers: (Pick<ComponentProps<typeof ButtonForm>, "action" | "values" | "look"> & {
    label: string;
  })[];
  /** The answer that changes nothing. */
  back: ComponentProps<typeof BackLink>;
};

/** Asks before something is done. */
export function Question({ title, status, lines, answers, back }: QuestionProps) {
  return (
    <Page title={title} status={status}>
      <Alert>
        {lines.map((line) => (
          <p key={line} className="break-words">
            {line}
          </p>
        ))}
      </Alert>
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
