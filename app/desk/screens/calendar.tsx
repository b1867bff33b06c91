import { Button, buttonClass } from "#app/ui/button.tsx";
import type { Day } from "#app/domain/stay.ts";
import { MAX_NOTE_LENGTH } from "../limits.ts";
import { type SelectOption, SelectField, TextField } from "../parts/field.tsx";
import { Form, HiddenFields } from "../parts/form.tsx";
import { DeskIcon } from "../parts/icon.tsx";
import { MonthTable, type NightRow } from "../parts/month-table.tsx";
import { Alert, Page, Section, TextLink } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";

/** The chosen nights of a room, with the actions that are possible. */
export type NightChoice = {
  room: string;
  stay: { checkIn: Day; checkOut: Day };
  /** "Elegant Room, 3 notti" */
  title: string;
  /** "dal 12 al 15 agosto 2027" */
  days: string;
  /** What the nights are, in a sentence for each run. */
  details: string[];
  /** Whether all are a portal's: then the guest's name may be written. */
  mayNote: boolean;
  mayClose: boolean;
  mayReopen: boolean;
};

/** Nights that are sold twice, or a question whether they are; `values` where both may be one guest. */
export type DoubleSale = {
  text: string;
  values?: Record<string, string | undefined>;
};

export type CalendarFields = {
  room: string;
  checkIn: string;
  checkOut: string;
  note: string;
};

type CalendarProps = {
  month: string;
  monthTitle: string;
  months: SelectOption[];
  previous?: string | undefined;
  next?: string | undefined;
  rooms: SelectOption[];
  rows: NightRow[];
  choice?: NightChoice | undefined;
  fields: CalendarFields;
  doubleSales: DoubleSale[];
  status: string;
  /** Shows the form above the month: it was refused, or came filled in. */
  isFormFirst: boolean;
  /** Why the form was refused. */
  error?: string | undefined;
  /** The actions that wait for a confirmation. */
  confirm?: CalendarAction[] | undefined;
  notice?: string | undefined;
};

export type CalendarAction = "chiudi" | "soggiorno" | "riapri" | "nota";

const ACTION_LABELS: Record<CalendarAction, string> = {
  chiudi: "Chiudi",
  soggiorno: "Segna un soggiorno",
  riapri: "Riapri",
  nota: "Scrivi il nome",
};

type ActionsProps = { actions: CalendarAction[]; confirm?: CalendarAction | undefined };

/** The form's buttons; the one that is to be confirmed stands first. */
function ActionButtons({ actions, confirm }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action, at) => (
        <Button
          key={action}
          type="submit"
          name="azione"
          value={action}
          look={at === 0 ? "solid" : "outline"}
          className="px-5"
        >
          {confirm === action ? `${ACTION_LABELS[action]} lo stesso` : ACTION_LABELS[action]}
        </Button>
      ))}
    </div>
  );
}

function DoubleSaleAlert({ text, values }: DoubleSale) {
  return (
    <Alert>
      <p>{text}</p>
      {values && (
        <Form action={DESK_PATHS.calendar} className="mt-3">
          <HiddenFields values={{ ...values, conferma: "nota" }} />
          <Button type="submit" name="azione" value="nota" look="outline">
            È lo stesso ospite
          </Button>
        </Form>
      )}
    </Alert>
  );
}

function ChoiceBar({ choice, month }: { choice: NightChoice; month: string }) {
  const { room, stay, title, days, details, mayNote, mayClose, mayReopen } = choice;
  const values = { camera: room, dal: stay.checkIn, al: stay.checkOut };
  return (
    <section
      aria-label="Notti scelte"
      data-sticky="nights"
      className="sticky bottom-0 z-2 -mx-5 grid max-h-[50vh] gap-3 overflow-y-auto border-t-2 border-accent bg-raised px-5 py-3 tall:bottom-14 lg:tall:bottom-0"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="font-semibold">{title}</p>
        <TextLink
          href={`${DESK_PATHS.calendar}?mese=${month}#n-${stay.checkIn}`}
          className="font-semibold"
        >
          Annulla
        </TextLink>
      </div>
      <div className="-mt-3 grid gap-1 text-[0.9375rem] leading-snug">
        <p className="text-quiet">{days}</p>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Form action={DESK_PATHS.calendar} className="contents">
          <HiddenFields values={values} />
          <ActionButtons
            actions={[
              ...(mayClose ? (["chiudi"] as const) : []),
              ...(mayReopen ? (["riapri"] as const) : []),
            ]}
          />
        </Form>
        <a
          href={`${DESK_PATHS.calendar}?${new URLSearchParams({ mese: month, ...values })}#modulo`}
          className={buttonClass({ look: "outline" })}
        >
          {ACTION_LABELS[mayNote ? "nota" : "soggiorno"]}
        </a>
      </div>
    </section>
  );
}

function DateForm({ rooms, fields, error, confirm, choice }: CalendarProps) {
  const first = choice?.mayNote ? (["nota"] as const) : [];
  const actions = confirm ?? [...first, "soggiorno", "chiudi", "riapri"];
  return (
    <Section title="Con le date">
      <div id="modulo" className="scroll-mt-8">
        <Form action={DESK_PATHS.calendar}>
          {error && <Alert>{error}</Alert>}
          {confirm && <HiddenFields values={{ conferma: confirm.at(-1) }} />}
          <SelectField
            label="Camera"
            name="camera"
            value={fields.room}
            options={[...rooms, { value: "casa", label: "Tutta la casa" }]}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
            <TextField label="Prima notte" name="dal" type="date" value={fields.checkIn} />
            <TextField label="Partenza" name="al" type="date" value={fields.checkOut} />
          </div>
          <TextField
            label="Nota"
            name="nota"
            value={fields.note}
            maxLength={MAX_NOTE_LENGTH}
            help="Solo per voi: il nome, quante persone. Si cancella da sola 30 giorni dopo la partenza."
          />
          <ActionButtons actions={actions} confirm={confirm?.at(-1)} />
        </Form>
      </div>
    </Section>
  );
}

export function Calendar(props: CalendarProps) {
  const { monthTitle, month, months, previous, next, rooms, rows } = props;
  const { choice, doubleSales, status, isFormFirst, notice } = props;
  const step = "inline-grid size-11 place-items-center text-accent-text";
  return (
    <Page title="Calendario" status={status} notice={notice}>
      {doubleSales.map((sale) => (
        <DoubleSaleAlert key={sale.text} {...sale} />
      ))}
      {isFormFirst && <DateForm {...props} />}
      <section aria-labelledby="mese" className="grid gap-4">
        <div className="flex items-center justify-between gap-2">
          {previous ? (
            <a href={previous} aria-label="Mese prima" className={step}>
              <DeskIcon name="previous" />
            </a>
          ) : (
            <span className="size-11" />
          )}
          <h2 id="mese" className="text-center text-[1.625rem]">
            {monthTitle}
          </h2>
          {next ? (
            <a href={next} aria-label="Mese dopo" className={step}>
              <DeskIcon name="next" />
            </a>
          ) : (
            <span className="size-11" />
          )}
        </div>
        <MonthTable rooms={rooms} rows={rows} />
        {choice && !isFormFirst && <ChoiceBar choice={choice} month={month} />}
      </section>
      <form action={DESK_PATHS.calendar} className="flex items-end gap-3">
        <SelectField
          label="Un altro mese"
          name="mese"
          value={month}
          options={months}
          className="flex-1"
        />
        <Button type="submit" look="outline">
          Vai
        </Button>
      </form>
      {!isFormFirst && <DateForm {...props} />}
    </Page>
  );
}
