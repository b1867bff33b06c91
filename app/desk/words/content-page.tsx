/** A screen with a form of content/, and with the lists that it leads to. */
import type { ReactNode } from "react";
import { clsx } from "clsx";
import type { FormField } from "#app/content/forms/form-screens.ts";
import { ContentFields } from "./content-form.tsx";
import { Form, HiddenFields, SubmitButton } from "../parts/form.tsx";
import {
  Alert,
  BackLink,
  ButtonLink,
  DividedList,
  Page,
  RowLink,
  Section,
  TextLink,
} from "../parts/page.tsx";
import { type FormPictures, FormPicturesContext } from "../parts/picture-field.tsx";
import { PublishBar } from "../parts/publish-bar.tsx";
import type { FormRefusal } from "./save-form.ts";

type ListLinks = {
  part: string;
  href: string;
  label: string;
  help?: string | undefined;
  item: string;
  rows: { href: string; title: string }[];
  /** Undefined where the list takes no more entries. */
  newHref?: string | undefined;
};

export type ContentPageProps = FormPictures &
  FormRefusal & {
    fields: FormField[];
    lists: ListLinks[];
    /** What of the content the form is about. */
    subject: string;
    /** The texts that the form was made from. */
    read: string;
    /** Changes that guests do not see yet. */
    drafts: number;
  };

type ContentPageFrameProps = ContentPageProps & {
  title: string;
  /** How things stand where all is published. */
  status?: string | undefined;
  action: string;
  /** Where the screen belongs to. */
  back?: { href: string; label: string };
  before?: ReactNode;
  /** Further fields of the form. */
  children?: ReactNode;
};

/** Why nothing was saved, and what to do. */
function Refusal({ fields, errors, conflicts, gone, isHalf }: ContentPageProps) {
  const shown = new Set(fields.flatMap(({ inputs }) => inputs.map(({ name }) => name)));
  // Three languages may have the same error.
  const unplaced = errors.filter(({ path }) => !shown.has(path)).map(({ reason }) => reason);
  const alerts: [isOne: boolean, words: string, lines: string[]][] = [
    [
      conflicts.length > 0,
      "Intanto qualcun altro ha cambiato. Se valgono i vostri, premete ancora Salva.",
      conflicts,
    ],
    [
      gone.length > 0,
      "Per queste parole qui non c’è più posto: copiatele se servono, poi premete ancora Salva.",
      gone,
    ],
    [isHalf, "Il modulo è arrivato a metà: guardate se c’è tutto, poi premete ancora Salva.", []],
    [
      errors.length > 0,
      errors.length === 1
        ? "Una cosa da correggere, poi premete ancora Salva."
        : `${errors.length} cose da correggere, poi premete ancora Salva.`,
      [...new Set(unplaced)],
    ],
  ];
  return alerts.map(
    ([isOne, words, lines]) =>
      isOne && (
        <Alert key={words}>
          <p>{words}</p>
          {lines.map((line) => (
            <p key={line} className="break-words">
              {line}
            </p>
          ))}
        </Alert>
      ),
  );
}

function ListSection({ href, label, help, item, rows, newHref }: ListLinks) {
  return (
    <Section title={label}>
      {help && <p className="text-quiet">{help}</p>}
      <DividedList>
        {rows.map((row) => (
          <RowLink key={row.href} href={row.href} title={row.title} />
        ))}
      </DividedList>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {newHref && <ButtonLink href={newHref}>{`Aggiungi: ${item.toLowerCase()}`}</ButtonLink>}
        {rows.length > 0 && <TextLink href={href}>Spostare o togliere</TextLink>}
      </p>
    </Section>
  );
}

export function ContentPage(props: ContentPageFrameProps) {
  const { title, status, action, back, before, children } = props;
  const { fields, lists, read, errors, drafts, pictures, choice } = props;
  return (
    <Page title={title} status={drafts > 0 ? undefined : status}>
      {back && <BackLink {...back} />}
      <PublishBar drafts={drafts} subject={props.subject} />
      <Refusal {...props} />
      <Form action={action} className={clsx("grid gap-10", fields.length === 0 && "hidden")}>
        <HiddenFields values={{ letto: read }} />
        {/* A return key saves, and presses no other button. */}
        <button type="submit" name="azione" value="salva" hidden>
          Salva
        </button>
        {before}
        <FormPicturesContext value={{ pictures, choice }}>
          <ContentFields
            fields={fields}
            errors={new Map(errors.map(({ path, reason }) => [path, reason]))}
          />
        </FormPicturesContext>
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
        <ListSection key={list.part} {...list} />
      ))}
    </Page>
  );
}
