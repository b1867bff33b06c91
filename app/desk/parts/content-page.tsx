/** A screen with the form of one file of content/. */
import type { ReactNode } from "react";
import type { FormField } from "#app/content/forms/form-model.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldPaths } from "./content-errors.ts";
import { ContentFields } from "./content-form.tsx";
import { Form, HiddenFields } from "./form.tsx";
import { type RemovedListEntry, RemovedEntryContext } from "./list-buttons.tsx";
import { Alert, BackLink, Page } from "./page.tsx";
import { type FormPictures, FormPicturesContext } from "./picture-field.tsx";
import { PublishBar } from "./publish-bar.tsx";

export type ContentPageProps = FormPictures & {
  fields: FormField[];
  /** What of the content the form is about. */
  subject: string;
  /** The values that the form was made from, as text. */
  read: string;
  errors: { path: string; reason: string }[];
  /** The entry that a press has just taken out of a list. */
  removed?: RemovedListEntry | undefined;
  /** What somebody else changed meanwhile: "Elegant Room, a notte: adesso 90,00, voi 95,00". */
  conflicts: string[];
  /** Changes that guests do not see yet. */
  drafts: number;
  /** The path of the one entry that the form shows. */
  entry?: string | undefined;
  notice?: string | undefined;
};

type ContentPageFrameProps = ContentPageProps & {
  title: string;
  /** How things stand where all is published. */
  status: string;
  action: string;
  /** Where the screen belongs to. */
  back?: { href: string; label: string };
  before?: ReactNode;
  /** Further fields of the form. */
  children?: ReactNode;
};

export function ContentPage(props: ContentPageFrameProps) {
  const { title, status, action, back, before, children } = props;
  const { fields, read, errors, conflicts, drafts, entry, notice } = props;
  const { pictures, choice, removed } = props;
  const shown = new Set(fieldPaths(fields));
  // Three languages may have the same error.
  const unplaced = new Set(
    errors.filter(({ path }) => !shown.has(path)).map(({ reason }) => reason),
  );
  return (
    <Page title={title} status={drafts > 0 ? undefined : status} notice={notice}>
      {back && <BackLink {...back} />}
      <PublishBar drafts={drafts} subject={props.subject} />
      {conflicts.length > 0 && (
        <Alert>
          <p>Intanto qualcun altro ha cambiato. Se valgono i vostri, premete ancora Salva.</p>
          {conflicts.map((conflict) => (
            <p key={conflict}>{conflict}</p>
          ))}
        </Alert>
      )}
      {errors.length > 0 && (
        <Alert>
          {errors.length === 1
            ? "Una cosa da correggere, poi premete ancora Salva."
            : `${errors.length} cose da correggere, poi premete ancora Salva.`}
          {[...unplaced].map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Alert>
      )}
      <Form action={action} className="grid gap-10">
        <HiddenFields values={{ letto: read, sola: entry }} />
        {/* A return key saves, and presses no button of a list. */}
        <button type="submit" name="azione" value="salva" hidden>
          Salva
        </button>
        {before}
        <FormPicturesContext value={{ pictures, choice }}>
          <RemovedEntryContext value={removed}>
            <ContentFields
              fields={fields}
              entry={entry}
              errors={new Map(errors.map(({ path, reason }) => [path, reason]))}
            />
          </RemovedEntryContext>
        </FormPicturesContext>
        {children}
        <div
          data-sticky="form"
          className="bottom-0 z-1 -mx-5 border-t border-line bg-page px-5 py-3 tall:sticky tall:bottom-14 lg:tall:bottom-0"
        >
          <Button type="submit" name="azione" value="salva" className="w-full sm:w-auto">
            Salva
          </Button>
        </div>
      </Form>
    </Page>
  );
}
