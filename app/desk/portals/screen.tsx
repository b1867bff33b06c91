import { useId } from "react";
import { CopyButton, SelectField, TextField } from "../parts/field.tsx";
import { ButtonForm, Form, SubmitButton } from "../parts/form.tsx";
import { Alert, Page, Section } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { portalsProps } from "./calendars.ts";

/** The texts that the family typed for a new calendar, and the error for which the calendar was refused. */
type RefusedCalendar = { room: string; name: string; address: string; error: string };

export type PortalsProps = Awaited<ReturnType<typeof portalsProps>> & {
  refusedCalendar?: RefusedCalendar | undefined;
};

type PortalRoom = PortalsProps["rooms"][number];

/** For each portal, the steps through the menus to the form in which the address of a calendar is entered. */
const PORTAL_MENU_STEPS: [portal: string, steps: string][] = [
  ["Airbnb", "Calendario › Disponibilità › Collega a un altro sito web"],
  ["Booking.com", "Tariffe e disponibilità › Sincronizza calendari › Aggiungi collegamento"],
  ["Vrbo", "Calendario › Importa ed esporta"],
];

function PortalRow({ room, feed }: { room: PortalRoom; feed: PortalRoom["portals"][number] }) {
  const { name, portal, state, fault, address } = feed;
  const id = useId();
  return (
    <div className="grid gap-3 border-t border-line py-4">
      <p className="grid gap-0.5">
        <span className="font-semibold">{name}</span>
        <span className="text-[0.9375rem] text-quiet">{state}</span>
        {fault && <span className="font-medium text-alert">{fault}</span>}
      </p>
      <TextField
        label={`Il nostro indirizzo per ${name}, ${room.name}`}
        name="indirizzo"
        value={address}
        readOnly
        id={id}
        help="Segreto, e solo per questo portale e questa camera."
      />
      <CopyButton fieldId={id} />
      <ButtonForm
        action={`${DESK_PATHS.portals}/togli`}
        values={{ camera: room.slug, portale: portal }}
        aria-label={`Togli ${name} da ${room.name}`}
      >
        Togli
      </ButtonForm>
    </div>
  );
}

export function Portals(props: PortalsProps) {
  const { status, rooms, portalNames, refusedCalendar } = props;
  return (
    <Page title="Airbnb e Booking" status={status}>
      {rooms.map((room) => (
        <Section key={room.slug} title={room.name}>
          {room.portals.length === 0 ? (
            <p className="text-quiet">
              Nessun calendario: per gli ospiti è libera in tutte le notti che non chiudete voi.
            </p>
          ) : (
            room.portals.map((feed) => <PortalRow key={feed.portal} room={room} feed={feed} />)
          )}
          {room.removed.map((name) => (
            <ButtonForm
              key={name}
              action={`${DESK_PATHS.portals}/rimetti`}
              values={{ camera: room.slug, portale: name }}
            >
              {`Rimetti ${name}`}
            </ButtonForm>
          ))}
        </Section>
      ))}
      <Section title="Aggiungi un portale">
        <Form action={DESK_PATHS.portals}>
          {refusedCalendar && <Alert>{refusedCalendar.error}</Alert>}
          <SelectField
            label="Camera"
            name="camera"
            value={refusedCalendar?.room}
            options={rooms.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <SelectField
            label="Portale"
            name="portale"
            value={refusedCalendar?.name}
            options={["", ...portalNames].map((name) => ({ value: name, label: name || "Quale?" }))}
          />
          <TextField
            label="Indirizzo del suo calendario"
            name="indirizzo"
            value={refusedCalendar?.address}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            help="Quello che il portale chiama «esporta» o iCal: comincia con https://"
          />
          <SubmitButton look="solid">Aggiungi</SubmitButton>
        </Form>
      </Section>
      <Section title="E dal sito al portale">
        <p>
          Copiate il nostro indirizzo, che sta sotto il portale della camera, e mettetelo nella
          stessa camera del portale:
        </p>
        <ul className="grid gap-2">
          {PORTAL_MENU_STEPS.map(([portal, steps]) => (
            <li key={portal}>
              <span className="font-semibold">{portal}:</span> {steps}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
