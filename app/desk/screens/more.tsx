import { Page, RowLink, DividedList } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";

type MoreProps = { version: string; notice?: string | undefined };

export function More({ version, notice }: MoreProps) {
  return (
    <Page title="Altro" notice={notice}>
      <DividedList>
        <RowLink href={DESK_PATHS.site} title="Il sito">
          Le parole di tutte le pagine, nelle tre lingue
        </RowLink>
        <RowLink href={DESK_PATHS.pictures} title="Fotografie">
          Quale sta dove, e un’altra al suo posto
        </RowLink>
        <RowLink href={DESK_PATHS.messages} title="Messaggi">
          Chi ha scritto dal modulo, e chi riceve la newsletter
        </RowLink>
        <RowLink href={DESK_PATHS.portals} title="Portali">
          I calendari di Airbnb, Booking.com e degli altri
        </RowLink>
        <RowLink href={DESK_PATHS.notice} title="Avviso">
          Una riga sopra tutte le pagine, fino a un giorno
        </RowLink>
        <RowLink href={DESK_PATHS.history} title="Storia">
          Che cosa è stato pubblicato, e come tornare indietro
        </RowLink>
        <RowLink href={DESK_PATHS.access} title="Accessi">
          Chi entra nel banco
        </RowLink>
      </DividedList>
      <p className="text-[0.9375rem] text-quiet">Versione del sito: {version}</p>
    </Page>
  );
}
