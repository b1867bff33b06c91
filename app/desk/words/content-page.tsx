import type { ReactNode } from "react";
import { clsx } from "clsx";
import { useFrame } from "../parts/frame.ts";
import type { ContentForm } from "./content-form.ts";
import { ContentFields } from "./content-form.tsx";
import { Form, SubmitButton } from "../parts/form.tsx";
import { Alert, BackLink, ButtonLink, Page, RowList, Section, TextLink } from "../parts/page.tsx";
import { PublishBar } from "../parts/publish-bar.tsx";

type ContentPageProps = ContentForm & {
  title: string;
  /** A sentence about the form, shown while the draft has no changes. */
  status?: string | undefined;
  action: string;
  back?: { href: string; label: string };
  /** `before` and `children` are other controls of the form, shown before and after the fields of content/. */
  before?: ReactNode;
  children?: ReactNode;
};

function Refusal(form: ContentPageProps) {
  const { fields, errors = [], conflicts = [], fieldlessTexts = [], isPostCutOff = false } = form;
  const inputNames = new Set(fields.flatMap(({ inputs }) => inputs.map(({ name }) => name)));
  const errorsWithoutField = errors.filter(({ path }) => !inputNames.has(path));
  const errorCountText = errors.length === 1 ? "Una cosa" : `${errors.length} cose`;
  const alerts = [
    conflicts.length > 0 && [
      "Intanto qualcun altro ha cambiato. Se valgono i vostri, premete ancora Salva.",
      ...conflicts,
    ],
    fieldlessTexts.length > 0 && [
      "Per queste parole qui non c’è più posto: copiatele se servono, poi premete ancora Salva.",
      ...fieldlessTexts,
    ],
    isPostCutOff && [
      "Il modulo è arrivato a metà: guardate se c’è tutto, poi premete ancora Salva.",
    ],
    errors.length > 0 && [
      `${errorCountText} da correggere, poi premete ancora Salva.`,
      // An error that several languages have is shown once.
      ...new Set(errorsWithoutField.map(({ reason }) => reason)),
    ],
  ];
  return alerts.map((lines) => lines && <Alert key={lines[0]} lines={lines} />);
}

function ListSection({ href, label, help, item, rows, newHref }: ContentForm["lists"][number]) {
  return (
    <Section title={label} help={help}>
      <RowList rows={rows} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {newHref && <ButtonLink href={newHref}>{`Aggiungi: ${item.toLowerCase()}`}</ButtonLink>}
        {rows.length > 0 && <TextLink href={href}>Spostare o togliere</TextLink>}
      </p>
    </Section>
  );
}

export function ContentPage(props: ContentPageProps) {
  const { draftCount } = useFrame();
  const { title, status, action, back, before, children } = props;
  const { subject, fields, lists, baseTexts, errors = [] } = props;
  return (
    <Page title={title} status={draftCount > 0 ? undefined : status}>
      {back && <BackLink {...back} />}
      <PublishBar subject={subject} />
      <Refusal {...props} />
      <Form
        action={action}
        values={{ letto: JSON.stringify(baseTexts) }}
        className={clsx("grid gap-10", fields.length === 0 && "hidden")}
      >
        {/* The return key presses the first button of a form. This hidden button saves the form. */}
        <button type="submit" name="azione" value="salva" hidden>
          Salva
        </button>
        {before}
        <ContentFields
          fields={fields}
          errors={new Map(errors.map(({ path, reason }) => [path, reason]))}
        />
        {children}
        <div
          data-sticky="form"
          className="bottom-0 z-1 -mx-5 border-t border-line bg-page px-5 py-3 tall:sticky tall:bottom-14 lg:tall:bottom-0"
        >
          <SubmitButton look="solid" value="salva" className="w-full sm:w-auto">
            Salva
          </SubmitButton>
        </div>
      </Form>
      {lists.map((list) => (
        <ListSection key={list.href} {...list} />
      ))}
    </Page>
  );
}
