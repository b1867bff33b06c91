import { SubmitButton } from "../parts/form.tsx";
import type { ContentForm } from "../words/content-form.ts";
import { ContentPage } from "../words/content-page.tsx";
import { TextField } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";

type NoticeProps = ContentForm & {
  closing: { from: string; to: string; error?: string | undefined };
};

export function NoticePage({ closing, ...page }: NoticeProps) {
  const { from, to, error } = closing;
  return (
    <ContentPage
      {...page}
      title="Avviso"
      status="Una riga sopra tutte le pagine, fino all’ultimo giorno compreso: un saluto, o quando siete chiusi. Vuoto: nessun avviso."
      action={DESK_PATHS.notice}
      before={
        <Section title="Siete chiusi?">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
            <TextField
              label="Chiusi dal"
              name="chiusi_dal"
              type="date"
              value={from}
              error={error}
            />
            <TextField label="Chiusi fino al" name="chiusi_al" type="date" value={to} />
          </div>
          <SubmitButton value="chiusi">Chiudi le notti e scrivi l’avviso</SubmitButton>
        </Section>
      }
    />
  );
}
