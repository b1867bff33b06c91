import { MAX_NOTE_LENGTH } from "../limits.ts";
import type { CalendarAction, CalendarRefusal } from "./actions.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { Form, SubmitButton } from "../parts/form.tsx";
import { Alert, BackLink, Page } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { stayProps } from "./props.ts";

export const ACTION_LABELS: Record<CalendarAction, string> = {
  chiudi: "Chiudi",
  soggiorno: "Segna un soggiorno",
  riapri: "Riapri",
  nota: "Scrivi il nome",
};

type ActionButtonsProps = { actions: CalendarAction[]; toConfirm?: CalendarAction | undefined };

export function ActionButtons({ actions, toConfirm }: ActionButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action, at) => (
        <SubmitButton
          key={action}
          value={action}
          look={at === 0 ? "solid" : "outline"}
          className="px-5"
        >
          {toConfirm === action ? `${ACTION_LABELS[action]} lo stesso` : ACTION_LABELS[action]}
        </SubmitButton>
      ))}
    </div>
  );
}

type StayProps = ReturnType<typeof stayProps> & Partial<CalendarRefusal>;

export function StayPage({ rooms, fields, back, actions, error, toConfirm }: StayProps) {
  const rowClass = "grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4";
  return (
    <Page
      title="Chi?"
      status="Solo per voi. Il nome si cancella da solo 30 giorni dopo la partenza."
    >
      <BackLink href={back} label="Calendario" />
      <Form
        action={DESK_PATHS.calendar}
        values={{ conferma: toConfirm?.at(-1), prima: fields.formerId || undefined }}
      >
        {error && <Alert>{error}</Alert>}
        <TextField label="Nome" name="nota" value={fields.note} maxLength={MAX_NOTE_LENGTH} />
        <div className={rowClass}>
          <TextField label="Adulti" name="adulti" inputMode="numeric" value={fields.adults} />
          <TextField label="Bambini" name="bambini" value={fields.children} />
        </div>
        <SelectField
          label="Venduta"
          name="venduta"
          value={fields.soldBy}
          options={["", "dal sito", "al telefono", "da Airbnb", "da Booking.com", "altrove"].map(
            (value) => ({ value, label: value || "Non si sa" }),
          )}
        />
        <SelectField
          label="Camera"
          name="camera"
          value={fields.room}
          options={[...rooms, { value: "casa", label: "Tutta la casa" }]}
        />
        <div className={rowClass}>
          <TextField label="Prima notte" name="dal" type="date" value={fields.checkIn} />
          <TextField label="Partenza" name="al" type="date" value={fields.checkOut} />
        </div>
        <ActionButtons actions={toConfirm ?? actions} toConfirm={toConfirm?.at(-1)} />
      </Form>
    </Page>
  );
}
