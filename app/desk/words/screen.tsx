import { SubmitButton } from "../parts/form.tsx";
import { TextField } from "../parts/field.tsx";
import { BackLink, Page, type Row, RowList, Section } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";

type SiteProps = {
  title: string;
  status?: string;
  back?: { href: string; label: string };
  /** The search term; undefined on a page that has no search field. */
  searchTerm?: string;
  /** Rows below a title, or without one. */
  sections: { title?: string; help?: string | undefined; rows: Row[] }[];
};

/** The site as rows that lead to its subjects, to the parts of one, or to the fields that were searched for. */
export function Site({ title: pageTitle, status, back, searchTerm, sections }: SiteProps) {
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
