import { FIELDS } from "#app/domain/enquiry.ts";
import { DEFAULT_PARTY } from "#app/domain/party.ts";
import { LIMITS } from "#app/site/limits.ts";
import { buttonClass } from "#app/ui/button.ts";
import { fieldClass } from "#app/ui/field.ts";
import { Labelled } from "#app/ui/labelled.tsx";

const DAYS = [
  { id: "senza-dal", name: FIELDS.checkIn, label: "Check-in" },
  { id: "senza-al", name: FIELDS.checkOut, label: "Check-out" },
];

const COUNTS = [
  { count: "adults", label: "Adulti" },
  { count: "children", label: "Bambini" },
  { count: "rooms", label: "Camere" },
] as const;

type PlainFormProps = { action: string; button: string };

/**
 * The fields where no script can write the message: sent to a page, they stand in its address, and our
 * server writes them into its links (server/filled-pages.ts). A plain static host leaves the note.
 */
export function PlainForm({ action, button }: PlainFormProps) {
  return (
    <noscript>
      <form
        action={action}
        aria-label="Le tue date"
        className="grid gap-5 p-6 sm:grid-cols-2 lg:px-7"
      >
        {DAYS.map(({ id, name, label }) => (
          <Labelled key={id} id={id} label={label}>
            <input id={id} type="date" name={name} required className={fieldClass()} />
          </Labelled>
        ))}
        {COUNTS.map(({ count, label }) => (
          <Labelled key={count} id={`senza-${count}`} label={label}>
            <input
              id={`senza-${count}`}
              type="number"
              name={FIELDS[count]}
              min={LIMITS[count].min}
              max={Number.isFinite(LIMITS[count].max) ? LIMITS[count].max : undefined}
              defaultValue={DEFAULT_PARTY[count]}
              required
              className={fieldClass()}
            />
          </Labelled>
        ))}
        <button type="submit" className={`${buttonClass({ look: "outline" })} self-end`}>
          {button}
        </button>
      </form>
    </noscript>
  );
}

/** Says what the message lacks; our server says in its place what the message holds. */
export function PlainNote() {
  return (
    <noscript>
      <p data-fill="" className="text-quiet">
        Senza JavaScript il messaggio si apre senza le date: scrivile tu, oppure chiamaci.
      </p>
    </noscript>
  );
}
