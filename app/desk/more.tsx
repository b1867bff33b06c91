import { DividedList, Page, RowLink } from "./parts/page.tsx";
import { DESK_PATHS } from "./paths.ts";

export function More({ version }: { version: string }) {
  return (
    <Page title="Altro">
      <DividedList>
        <RowLink href={DESK_PATHS.site} title="Testi e pagine">
          Le parole di tutte le pagine, nelle tre lingue
        </RowLink>
        <RowLink href={DESK_PATHS.pictures} title="Fotografie">
          Quale sta dove, e un’altra al suo posto
        </RowLink>
        <RowLink href={DESK_PATHS.portals} title="Airbnb e Booking">
          I loro calendari, e quelli degli altri portali
        </RowLink>
        <RowLink href={DESK_PATHS.notice} title="Avviso">
          Una riga sopra tutte le pagine: un saluto, o quando siete chiusi
        </RowLink>
        <RowLink href={DESK_PATHS.history} title="Tornare indietro">
          Che cosa è stato pubblicato, e come si riprende
        </RowLink>
        <RowLink href={DESK_PATHS.access} title="Telefoni">
          Chi entra nel banco
        </RowLink>
      </DividedList>
      <p className="text-[0.9375rem] text-quiet">Versione del sito: {version}</p>
    </Page>
  );
}
