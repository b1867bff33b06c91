import { ContentPage, type ContentPageProps } from "../parts/content-page.tsx";
import { DESK_PATHS } from "../paths.ts";

export function HouseNotice(props: ContentPageProps) {
  return (
    <ContentPage
      {...props}
      title="Avviso"
      status="Una riga sopra tutte le pagine, fino all’ultimo giorno compreso. Vuoto: nessun avviso."
      action={DESK_PATHS.notice}
    />
  );
}
