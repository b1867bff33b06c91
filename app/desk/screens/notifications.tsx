import { Button } from "#app/ui/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { Form, HiddenFields } from "../parts/form.tsx";
import { Alert, Page, DividedList, Section } from "../parts/page.tsx";
import { PageScript } from "../parts/page-script.tsx";
import { DESK_PATHS } from "../paths.ts";

type SubscribedPhone = { id: string; name: string; isThis: boolean; state: string };

/** Of this phone; "silent": its last pushes did not arrive. */
type PushState = "on" | "silent" | "off";

type NotificationsProps = {
  state: PushState;
  publicKey: string;
  devices: SubscribedPhone[];
  /** An hour, or "mai". */
  quietFrom: string;
  quietUntil: string;
  /** How the family learns of news without push, in a sentence. */
  fallbackText: string;
  error?: string | undefined;
  notice?: string | undefined;
};

const STATUS_TEXTS: Record<PushState, string> = {
  on: "Questo telefono suona.",
  silent: "Questo telefono non suona più: gli ultimi tre avvisi non sono arrivati.",
  off: "Questo telefono non suona ancora.",
};

const HOUR_OPTIONS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour}:00`,
}));

/** Shown by the script where the browser has lost its subscription. */
const SUBSCRIPTION_LOST = "Questo telefono non suona più.";

/** The button that subscribes this phone; where push is not possible, a sentence says why. */
function SubscribeForm({ state, publicKey, fallbackText }: NotificationsProps) {
  return (
    <Form action={DESK_PATHS.notifications} className="contents">
      <div
        hidden
        data-push={state}
        data-key={publicKey}
        data-worker={DESK_PATHS.pushWorker}
        data-news={DESK_PATHS.news}
        data-lost={SUBSCRIPTION_LOST}
        className="grid gap-3"
      >
        <PageScript name="notifications" />
        <input type="hidden" name="iscrizione" />
        <Button className="justify-self-start">
          {state === "off" ? "Fai suonare questo telefono" : "Fai suonare di nuovo"}
        </Button>
        <p className="text-sm text-quiet">Il telefono chiede il permesso: rispondete di sì.</p>
        <p hidden data-push-error="denied" role="alert" className="font-medium text-alert">
          Il telefono non lo permette. Nelle sue impostazioni, alla voce Notifiche, permettetele al
          banco o al browser, poi riaprite questa pagina.
        </p>
        <p hidden data-push-error="failed" role="alert" className="font-medium text-alert">
          Non è riuscito: riprovate fra un minuto. {fallbackText}
        </p>
      </div>
      <p hidden data-push-missing="home">
        Su iPhone e iPad il banco va prima sulla schermata Home: premete Condividi, poi «Aggiungi
        alla schermata Home», aprite il banco da lì e tornate in questa pagina. Serve iOS 16.4 o più
        recente.
      </p>
      <p hidden data-push-missing="browser">
        Questo browser non sa suonare: aprite il banco con Chrome, Firefox o Safari. {fallbackText}
      </p>
      <noscript>
        <p>Per suonare servono gli script del browser, che qui sono spenti. {fallbackText}</p>
      </noscript>
    </Form>
  );
}

function PhoneRow({ phone: { id, name, isThis, state } }: { phone: SubscribedPhone }) {
  return (
    <div className="flex items-center justify-between gap-4 py-4">
      <p className="grid min-w-0 wrap-anywhere">
        <span className="font-semibold">{isThis ? `${name} (questo)` : name}</span>
        <span className="text-[0.9375rem] text-quiet">{state}</span>
      </p>
      <Form action={DESK_PATHS.stopNotifications} className="contents">
        <HiddenFields values={{ telefono: id }} />
        <Button type="submit" look="outline" aria-label={`Spegni ${name}`}>
          Spegni
        </Button>
      </Form>
    </div>
  );
}

export function Notifications(props: NotificationsProps) {
  const { state, devices, quietFrom, quietUntil, fallbackText, error, notice } = props;
  return (
    <Page
      title="Notifiche"
      status={<span data-push-status>{STATUS_TEXTS[state]}</span>}
      notice={notice}
    >
      <p>
        Un telefono suona quando arriva un messaggio, quando una notte è venduta due volte, quando
        un calendario tace da un giorno e quando la copia di sicurezza non riesce. {fallbackText}
      </p>
      <SubscribeForm {...props} />
      {state !== "off" && (
        <Form action={DESK_PATHS.notificationTrial}>
          <Button
            type="submit"
            look={state === "on" ? "solid" : "outline"}
            className="justify-self-start"
          >
            Prova
          </Button>
        </Form>
      )}
      {devices.length > 0 && (
        <Section title="I telefoni">
          <DividedList>
            {devices.map((phone) => (
              <PhoneRow key={phone.id} phone={phone} />
            ))}
          </DividedList>
        </Section>
      )}
      <Section title="Ore di silenzio">
        <p className="text-quiet">
          Per tutti i telefoni. Quello che arriva in queste ore suona una volta sola, alla fine.
        </p>
        {error && <Alert>{error}</Alert>}
        <Form action={DESK_PATHS.quietHours}>
          <div className="grid grid-cols-2 gap-4">
            <SelectField
              label="Dalle"
              name="dalle"
              value={quietFrom}
              options={[{ value: "mai", label: "mai" }, ...HOUR_OPTIONS]}
            />
            <SelectField label="Alle" name="alle" value={quietUntil} options={HOUR_OPTIONS} />
          </div>
          <Button type="submit" look="outline" className="justify-self-start">
            Salva
          </Button>
        </Form>
      </Section>
      <Section title="Se non suona">
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            Nelle impostazioni del telefono, alla voce Notifiche, il banco o il browser devono avere
            il permesso, con il suono.
          </li>
          <li>«Non disturbare» e il risparmio della batteria fanno tacere il telefono.</li>
          <li>
            Su iPhone e iPad suona soltanto il banco aperto dalla schermata Home, con iOS 16.4 o più
            recente.
          </li>
        </ul>
      </Section>
    </Page>
  );
}
