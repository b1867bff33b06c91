/** A list of content as rows with buttons; each button saves at once. */
import { ButtonForm, Form, HiddenFields, SubmitButton } from "../parts/form.tsx";
import { Alert, BackLink, ButtonLink, DividedList, Page, RowLink } from "../parts/page.tsx";
import { PublishBar } from "../parts/publish-bar.tsx";
import { SmallImage } from "../parts/small-image.tsx";
import type { readContentList } from "./content-list.ts";

type SiteListProps = NonNullable<Awaited<ReturnType<typeof readContentList>>> & {
  /** The entry that was just taken away; the form that puts it back sends its name and its values. */
  removed?: { name: string; values: string } | undefined;
  /** Why the pressed button did nothing. */
  refusal?: string | undefined;
};

type RowButtonsProps = { row: SiteListProps["rows"][number]; at: number; list: SiteListProps };

function RowButtons({ row, at, list }: RowButtonsProps) {
  const press = (move: string, label: string) => (
    <SubmitButton name="mossa" value={move} className="px-4" aria-label={`${label}: ${row.title}`}>
      {label}
    </SubmitButton>
  );
  return (
    <Form action={list.action} className="flex flex-wrap gap-3 pb-3">
      <HiddenFields values={{ voce: row.name }} />
      {at > 0 && press("su", "Su")}
      {at < list.rows.length - 1 && press("giù", "Giù")}
      {list.isHideable &&
        press(row.isHidden ? "mostra" : "nascondi", row.isHidden ? "Mostra" : "Nascondi")}
      {list.canRemove && press("togli", "Togli")}
    </Form>
  );
}

export function SiteList(props: SiteListProps) {
  const { title, help, item, subject, action, back, rows, newHref } = props;
  const { removed, refusal } = props;
  return (
    <Page title={title} status={help}>
      <BackLink {...back} />
      <PublishBar subject={subject} />
      {refusal && <Alert>{refusal}</Alert>}
      {removed && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-4 border-l-4 border-accent bg-sand px-4 py-3"
        >
          <p>{`Tolto: ${item.toLowerCase()}.`}</p>
          <ButtonForm
            action={action}
            values={{ voce: removed.name, tolto: removed.values }}
            name="mossa"
            value="rimetti"
            className="px-4"
          >
            Rimetti
          </ButtonForm>
        </div>
      )}
      <DividedList>
        {rows.map((row, at) => (
          <div key={row.name}>
            <RowLink
              href={row.href}
              title={row.title}
              image={row.picture && <SmallImage address={row.picture} className="w-16 shrink-0" />}
            >
              {row.isHidden && "Nascosto: gli ospiti non lo vedono."}
            </RowLink>
            <RowButtons row={row} at={at} list={props} />
          </div>
        ))}
      </DividedList>
      {newHref && <ButtonLink href={newHref}>{`Aggiungi: ${item.toLowerCase()}`}</ButtonLink>}
    </Page>
  );
}
