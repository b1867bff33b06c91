import { TextArea, TextField } from "../parts/field.tsx";
import { ButtonForm, Form, SubmitButton } from "../parts/form.tsx";
import { Alert, BackLink, Page, TextLink, SmallImage } from "../parts/page.tsx";
import { PublishBar } from "../parts/publish-bar.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { firstDaysQuestions } from "./questions.ts";

type FirstDaysProps = {
  question?: Awaited<ReturnType<typeof firstDaysQuestions>>[number] | undefined;
  nextHref: string;
  questionCount: number;
  /** Why the answer was refused, or what seems wrong in it. */
  refusals: string[];
  /** The texts of the refused answer, which stay in its fields. */
  texts?: string[];
};

export function FirstDays({ question, nextHref, questionCount, refusals, texts }: FirstDaysProps) {
  if (!question)
    return (
      <Page title="Non manca niente" status="Il sito può andare online.">
        <BackLink href={DESK_PATHS.today} label="Oggi" />
        <PublishBar />
      </Page>
    );
  const { id, title, help, link, fields, pictures, mayBeMissing, mayBeRight } = question;
  const baseTexts = Object.fromEntries(fields.map(({ value }, at) => [`letto.${at}`, value]));
  const countText = questionCount === 1 ? "L’ultima domanda." : `Ne mancano ${questionCount}.`;
  return (
    <Page title={title} status={[countText, help].filter(Boolean).join(" ")}>
      <BackLink href={DESK_PATHS.today} label="Oggi" />
      {refusals.length > 0 && <Alert>{refusals.join("\n")}</Alert>}
      {link && <TextLink href={link.href}>{link.title}</TextLink>}
      <Form action={DESK_PATHS.firstDays} values={{ domanda: id, ...baseTexts }}>
        {fields.map(({ label, value, isLong }, at) => {
          const field = { label, name: `valore.${at}`, value: texts?.[at] ?? value };
          return isLong ? (
            <TextArea key={label} {...field} rows={3} />
          ) : (
            <TextField key={label} {...field} />
          );
        })}
        <div className="flex flex-wrap items-center gap-3">
          {fields.length > 0 && (
            <SubmitButton look="solid" value="salva">
              Salva
            </SubmitButton>
          )}
          {mayBeMissing && <SubmitButton value="manca">Non c’è</SubmitButton>}
          {mayBeRight && (
            <SubmitButton value="giusto">
              {pictures.length > 0 ? "Tienile tutte" : "È giusto così"}
            </SubmitButton>
          )}
          {questionCount > 1 && <TextLink href={nextHref}>Più tardi</TextLink>}
        </div>
      </Form>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {pictures.map(({ id: picture, alt, href, address }) => (
            <li key={picture} className="grid content-start gap-2">
              <a href={href} className="grid gap-1 text-sm">
                <SmallImage address={address} />
                {alt}
              </a>
              <ButtonForm
                action={DESK_PATHS.firstDays}
                values={{ domanda: picture }}
                value="tieni"
                aria-label={`Tieni: ${alt}`}
                className="w-full px-4"
              >
                Tieni
              </ButtonForm>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
