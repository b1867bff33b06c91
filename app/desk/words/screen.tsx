import { type SelectOption, SelectField, TextField } from "../parts/field.tsx";
import { ButtonForm, Form, SubmitButton } from "../parts/form.tsx";
import {
  Alert,
  BackLink,
  ButtonLink,
  DividedList,
  Page,
  type LinkRow,
  RowLink,
  RowList,
  Section,
  SmallImage,
} from "../parts/page.tsx";
import { PublishBar } from "../parts/publish-bar.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { readContentList } from "./content-list.ts";

/** The desk's page "Il sito" (the site), and the pages below it, list links to the forms of the site's content. */
type SitePageProps = {
  title: string;
  status?: string;
  back?: { href: string; label: string };
  /** The search term; undefined on a page that has no search field. */
  searchTerm?: string;
  sections: { title?: string; help?: string | undefined; rows: LinkRow[] }[];
};

export function SitePage({ title: pageTitle, status, back, searchTerm, sections }: SitePageProps) {
  return (
    <Page title={pageTitle} status={status}>
      {back && <BackLink {...back} />}
      {searchTerm !== undefined && (
        <form action={DESK_PATHS.site} className="flex items-end gap-3">
          <TextField
            label="Cerca una parola del sito"
            name="cerca"
            type="search"
            value={searchTerm}
            className="flex-1"
          />
          <SubmitButton>Cerca</SubmitButton>
        </form>
      )}
      {sections.map(({ title, help, rows }) =>
        title === undefined ? (
          <RowList key="" rows={rows} />
        ) : (
          <Section key={title} title={title} help={help}>
            <RowList rows={rows} />
          </Section>
        ),
      )}
    </Page>
  );
}

type ListScreenProps = NonNullable<Awaited<ReturnType<typeof readContentList>>> & {
  /** The entry that was just removed. The form that restores the entry sends this name and these values. */
  removed?: { name: string; values: string } | undefined;
  refusal?: string | undefined;
};

type RowButtonsProps = { row: ListScreenProps["rows"][number]; at: number; list: ListScreenProps };

function RowButtons({ row, at, list }: RowButtonsProps) {
  const rowButton = (value: string, label: string) => (
    <SubmitButton name="mossa" value={value} className="px-4" aria-label={`${label}: ${row.title}`}>
      {label}
    </SubmitButton>
  );
  return (
    <Form action={list.href} values={{ voce: row.name }} className="flex flex-wrap gap-3 pb-3">
      {at > 0 && rowButton("su", "Su")}
      {at < list.rows.length - 1 && rowButton("giù", "Giù")}
      {list.isHideable &&
        rowButton(row.isHidden ? "mostra" : "nascondi", row.isHidden ? "Mostra" : "Nascondi")}
      {list.canRemove && rowButton("togli", "Togli")}
    </Form>
  );
}

export function ListScreen(props: ListScreenProps) {
  const { label, help, item, subject, href, back, rows, newHref } = props;
  const { removed, refusal } = props;
  return (
    <Page title={label} status={help}>
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
            action={href}
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

type NewPageProps = {
  title: string;
  action: string;
  back: { href: string; label: string };
  /** The label of the field for the page's name: "Nome della camera" (name of the room). */
  label: string;
  value: string;
  error?: string | undefined;
  models?: SelectOption[] | undefined;
};

export function NewPage(props: NewPageProps) {
  const { title, action, back, label, value, error, models } = props;
  return (
    <Page title={title} status="Comincia nascosta, e si vede quando ha tutte le sue parole.">
      <BackLink {...back} />
      <Form action={action}>
        <TextField
          label={label}
          name="nome"
          value={value}
          help="Da qui viene il suo indirizzo, che poi non cambia."
          error={error}
          maxLength={120}
        />
        {models && (
          <SelectField
            label="Come quale?"
            name="come"
            options={models}
            help="Prezzo, letti, comodità e immagini sono per adesso i suoi."
          />
        )}
        <SubmitButton look="solid">Aggiungi</SubmitButton>
      </Form>
    </Page>
  );
}
