import { clsx } from "clsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import type { Day } from "#app/domain/stay.ts";
import { MAX_NOTE } from "../limits.ts";
import { type Option, SelectField, TextField } from "../parts/field.tsx";
import { Form, Hidden } from "../parts/form.tsx";
import { DeskIcon } from "../parts/icon.tsx";
import { Alert, Page, Section } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";

export type NightCell = {
  kind: "free" | "closed" | "stay" | "portal" | "unknown";
  /** "libera", "Airbnb", "Klara": the few letters that fit. */
  word: string;
  /** "Elegant Room, giovedì 12 agosto 2027: libera" */
  name: string;
  isOverbooked: boolean;
  isChosen: boolean;
  /** Chooses the night, or the nights up to it; undefined for a past one. */
  href?: string | undefined;
};

export type NightRow = {
  day: Day;
  /** "gio 12" */
  label: string;
  isToday: boolean;
  isWeekend: boolean;
  cells: NightCell[];
};

/** Chosen nights of a room, with what may be done with them. */
export type Choice = {
  room: string;
  stay: { checkIn: Day; checkOut: Day };
  /** "Elegant Room, 3 notti" */
  title: string;
  /** "dal 12 al 15 agosto 2027" */
  days: string;
  /** What the nights are, in a sentence for each run. */
  details: string[];
  mayClose: boolean;
  mayReopen: boolean;
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
  months: Option[];
  previous?: string | undefined;
  next?: string | undefined;
  rooms: Option[];
  rows: NightRow[];
  choice?: Choice | undefined;
  fields: CalendarFields;
  /** What was sold twice, with what to do. */
  overbookings: string[];
  status: string;
  /** Why the form was not done. */
  error?: string | undefined;
  /** The form's action that is done when it is confirmed. */
  confirm?: CalendarAction | undefined;
  notice?: string | undefined;
};

export type CalendarAction = "chiudi" | "soggiorno" | "riapri";

const ACTION_NAMES: Record<CalendarAction, string> = {
  chiudi: "Chiudi",
  soggiorno: "Segna un soggiorno",
  riapri: "Riapri",
};

const LOOKS: Record<NightCell["kind"], string> = {
  free: "text-quiet",
  closed: "taken-night font-medium",
  stay: "bg-accent/30 font-semibold",
  portal: "bg-sand font-medium",
  unknown: "text-quiet italic",
};

function Cell({ kind, word, name, isOverbooked, isChosen, href }: NightCell) {
  const look = clsx(
    "block truncate px-1 text-center text-[0.8125rem] leading-11 sm:text-sm sm:leading-11",
    LOOKS[kind],
    isOverbooked && "font-semibold text-alert",
    isChosen && "outline-3 -outline-offset-3 outline-edge",
  );
  if (!href) return <span className={clsx(look, "opacity-60")}>{word}</span>;
  return (
    <a
      href={href}
      aria-label={name}
      aria-current={isChosen ? "true" : undefined}
      className={clsx(look, "hover:bg-sand")}
    >
      {isOverbooked ? `! ${word}` : word}
    </a>
  );
}

function Month({ rooms, rows }: Pick<CalendarProps, "rooms" | "rows">) {
  return (
    <table className="w-full table-fixed border-collapse tabular-nums">
      <thead className="sticky top-0 z-1 bg-page">
        <tr>
          <th scope="col" className="w-16 py-2 text-start text-sm font-medium text-quiet">
            Notte
          </th>
          {rooms.map(({ value, label }) => (
            <th key={value} scope="col" className="px-1 py-2 text-sm leading-tight font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, label, isToday, isWeekend, cells }) => (
          <tr
            key={day}
            id={`n-${day}`}
            className={clsx(
              "scroll-mt-40 border-t border-line",
              isToday && "outline-2 -outline-offset-1 outline-accent",
            )}
          >
            <th
              scope="row"
              className={clsx(
                "text-start text-sm whitespace-nowrap",
                isWeekend ? "font-semibold" : "font-normal text-quiet",
              )}
            >
              {label}
              {isToday && <span className="block text-xs text-accent-text">oggi</span>}
            </th>
            {cells.map((cell, at) => (
              <td key={at} className="border-s border-line p-0">
                <Cell {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ActionsProps = { actions: CalendarAction[]; confirm?: CalendarAction | undefined };

/** The form's buttons; the one that is to be confirmed stands first. */
function Actions({ actions, confirm }: ActionsProps) {
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
          {confirm === action ? `${ACTION_NAMES[action]} lo stesso` : ACTION_NAMES[action]}
        </Button>
      ))}
    </div>
  );
}

function ChoiceBar({ choice, month }: { choice: Choice; month: string }) {
  const { room, stay, title, days, details, mayClose, mayReopen } = choice;
  const values = { camera: room, dal: stay.checkIn, al: stay.checkOut };
  return (
    <section
      aria-label="Notti scelte"
      className="sticky bottom-0 z-2 -mx-5 grid gap-3 border-t-2 border-accent bg-raised px-5 py-4 tall:bottom-14 lg:tall:bottom-0"
    >
      <div className="flex items-start justify-between gap-4">
        <p className="grid">
          <span className="font-semibold">{title}</span>
          <span className="text-[0.9375rem] text-quiet">{days}</span>
          {details.map((detail) => (
            <span key={detail} className="text-[0.9375rem]">
              {detail}
            </span>
          ))}
        </p>
        <a
          href={`${DESK_PATHS.calendar}?mese=${month}#n-${stay.checkIn}`}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-6"
        >
          Annulla
        </a>
      </div>
      <div className="flex flex-wrap gap-3">
        <Form action={DESK_PATHS.calendar} className="contents">
          <Hidden values={values} />
          <Actions
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
          Segna un soggiorno
        </a>
      </div>
    </section>
  );
}

export function Calendar(props: CalendarProps) {
  const { monthTitle, month, months, previous, next, rooms, rows } = props;
  const { choice, fields, overbookings, status, error, confirm, notice } = props;
  const step = "inline-grid size-11 place-items-center text-accent-text";
  const actions: CalendarAction[] = confirm ? [confirm] : ["soggiorno", "chiudi", "riapri"];
  return (
    <Page title="Calendario" status={status} notice={notice}>
      {overbookings.map((text) => (
        <Alert key={text}>{text}</Alert>
      ))}
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
        <Month rooms={rooms} rows={rows} />
        {choice && !error && <ChoiceBar choice={choice} month={month} />}
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
      <Section title="Con le date">
        <div id="modulo" className="scroll-mt-8">
          <Form action={DESK_PATHS.calendar}>
            {error && <Alert>{error}</Alert>}
            {confirm && <Hidden values={{ conferma: confirm }} />}
            <SelectField
              label="Camera"
              name="camera"
              value={fields.room}
              options={[...rooms, { value: "casa", label: "Tutta la casa" }]}
            />
            <div className="grid grid-cols-2 gap-4">
              <TextField label="Prima notte" name="dal" type="date" value={fields.checkIn} />
              <TextField label="Partenza" name="al" type="date" value={fields.checkOut} />
            </div>
            <TextField
              label="Nota"
              name="nota"
              value={fields.note}
              maxLength={MAX_NOTE}
              help="Solo per voi: il nome, quante persone. Si cancella da sola 30 giorni dopo la partenza."
            />
            <Actions actions={actions} confirm={confirm} />
          </Form>
        </div>
      </Section>
    </Page>
  );
}
