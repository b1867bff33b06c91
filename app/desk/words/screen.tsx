import { SubmitButton } from "../parts/form.tsx";
import { TextField } from "../parts/field.tsx";
import { BackLink, DividedList, Page, RowLink, Section } from "../parts/page.tsx";
import { SmallImage } from "../parts/small-image.tsx";
import { DESK_PATHS } from "../paths.ts";

type SiteRow = {
  href: string;
  title: string;
  excerpt?: string;
  /** The address of a small picture. */
  picture?: string | undefined;
};

type SiteProps = {
  /** The search term. */
  wanted: string;
  /** The places found; undefined without a search. */
  found?: SiteRow[] | undefined;
  /** Texts that lack a translation. */
  missing: SiteRow[];
  /** Translations that are older than their Italian. */
  outdated: SiteRow[];
  /** What can be added with one press. */
  additions: SiteRow[];
  subjects: SiteRow[];
};

/** Where some rows have a picture, the others leave its space empty. */
function SiteRowList({ rows }: { rows: SiteRow[] }) {
  const havePictures = rows.some(({ picture }) => picture);
  return (
    <DividedList>
      {rows.map(({ href, title, excerpt, picture }) => (
        <RowLink
          key={`${href} ${excerpt}`}
          href={href}
          title={title}
          image={
            havePictures &&
            (picture ? (
              <SmallImage address={picture} className="w-16 shrink-0" />
            ) : (
              <span className="w-16 shrink-0" />
            ))
          }
        >
          {excerpt}
        </RowLink>
      ))}
    </DividedList>
  );
}

const MACHINERY_ROW = {
  href: DESK_PATHS.machinery,
  title: "Per chi vi segue il sito",
  excerpt: "Menu, messaggi già pronti, titoli per i motori di ricerca",
};

export function Site({ wanted, found, missing, outdated, additions, subjects }: SiteProps) {
  return (
    <Page title="Testi e pagine">
      <form action={DESK_PATHS.site} className="flex items-end gap-3">
        <TextField
          label="Cerca una parola del sito"
          name="cerca"
          type="search"
          value={wanted}
          className="flex-1"
        />
        <SubmitButton>Cerca</SubmitButton>
      </form>
      {found && (
        <Section title={`Trovato (${found.length})`}>
          {found.length === 0 && (
            <p className="text-quiet">
              {`«${wanted}» non c’è: provate con una parola sola, o con l’inizio.`}
            </p>
          )}
          <SiteRowList rows={found} />
        </Section>
      )}
      {missing.length > 0 && (
        <Section title={`Da tradurre (${missing.length})`}>
          <p className="text-quiet">Finché manca, in quella lingua non si vede.</p>
          <SiteRowList rows={missing} />
        </Section>
      )}
      {outdated.length > 0 && (
        <Section title={`Da ritradurre (${outdated.length})`}>
          <p className="text-quiet">Qui l’italiano è cambiato dopo.</p>
          <SiteRowList rows={outdated} />
        </Section>
      )}
      {!found && (
        <Section title="Aggiungere">
          <SiteRowList rows={additions} />
        </Section>
      )}
      {!found && (
        <Section title="Le pagine">
          <SiteRowList rows={subjects} />
        </Section>
      )}
      {!found && <SiteRowList rows={[MACHINERY_ROW]} />}
    </Page>
  );
}

type SiteSubjectProps = {
  title: string;
  parts: SiteRow[];
  additions: SiteRow[];
};

/** One page of the site, in the order of its parts. */
export function SiteSubject({ title, parts, additions }: SiteSubjectProps) {
  return (
    <Page title={title}>
      <BackLink href={DESK_PATHS.site} label="Testi e pagine" />
      <SiteRowList rows={parts} />
      {additions.length > 0 && (
        <Section title="Aggiungere">
          <SiteRowList rows={additions} />
        </Section>
      )}
    </Page>
  );
}

type SiteMachineryProps = { subjects: { title: string; rows: SiteRow[] }[] };

/** The words that no host writes: of menus, ready messages and search engines. */
export function SiteMachinery({ subjects }: SiteMachineryProps) {
  return (
    <Page title={MACHINERY_ROW.title} status="Di solito qui non c’è niente da cambiare.">
      <BackLink href={DESK_PATHS.site} label="Testi e pagine" />
      {subjects.map((subject) => (
        <Section key={subject.title} title={subject.title}>
          <SiteRowList rows={subject.rows} />
        </Section>
      ))}
    </Page>
  );
}
