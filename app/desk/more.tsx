import { Page, RowList } from "./parts/page.tsx";
import { DESK_PATHS } from "./paths.ts";

const MENU_ROWS: [href: string, title: string, excerpt: string][] = [
  [DESK_PATHS.site, "Testi e pagine", "Le parole di tutte le pagine, nelle tre lingue"],
  [DESK_PATHS.pictures, "Fotografie", "Quale sta dove, e un’altra al suo posto"],
  [DESK_PATHS.portals, "Airbnb e Booking", "I loro calendari, e quelli degli altri portali"],
  [DESK_PATHS.notice, "Avviso", "Una riga sopra tutte le pagine: un saluto, o quando siete chiusi"],
  [DESK_PATHS.history, "Tornare indietro", "Che cosa è stato pubblicato, e come si riprende"],
  [DESK_PATHS.access, "Telefoni", "Chi entra nel banco"],
];

export function More({ version }: { version: string }) {
  return (
    <Page title="Altro">
      <RowList rows={MENU_ROWS.map(([href, title, excerpt]) => ({ href, title, excerpt }))} />
      <p className="text-[0.9375rem] text-quiet">Versione del sito: {version}</p>
    </Page>
  );
}
