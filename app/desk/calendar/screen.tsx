import { clsx } from "clsx";
import type { calendarProps } from "./props.ts";
import { ACTION_LABELS, ActionButtons } from "./stay.tsx";
import { SelectField } from "../parts/field.tsx";
import { Form, SubmitButton } from "../parts/form.tsx";
import { Alert, ButtonLink, Disclosure, Page, TextLink, DeskIcon } from "../parts/page.tsx";
import { DESK_PATHS, TODAY_ROW_ID } from "../paths.ts";

type MonthTableProps = Pick<ReturnType<typeof calendarProps>, "rooms" | "rows">;
type NightCell = MonthTableProps["rows"][number]["cells"][number];

const CELL_CLASSES: Record<NightCell["kind"], string> = {
  free: "text-quiet",
  closed: "taken-night font-medium",
  stay: "bg-accent/30 font-semibold",
  portal: "bg-sand font-medium",
  unknown: "text-quiet italic",
};

function NightCellContent({ kind, label, name, isOverbooked, isChosen, href }: NightCell) {
  const className = clsx(
    "block truncate px-1 text-center text-[0.8125rem] leading-11 sm:text-sm sm:leading-11",
    CELL_CLASSES[kind],
    isOverbooked && "font-semibold text-alert",
    isChosen && "outline-3 -outline-offset-3 outline-edge",
  );
  if (!href) return <span className={className}>{kind === "free" ? "–" : label}</span>;
  return (
    <a
      href={href}
      aria-label={name}
      aria-current={isChosen ? "true" : undefined}
      className={clsx(className, "hover:bg-sand")}
    >
      {isOverbooked ? `! ${label}` : label}
    </a>
  );
}

function MonthTable({ rooms, rows }: MonthTableProps) {
  return (
    <table className="w-full table-fixed border-collapse tabular-nums">
      <thead className="sticky top-0 z-1 bg-page">
        <tr>
          <th scope="col" className="w-16 py-2 ps-1.5 text-start text-sm font-medium text-quiet">
            Notte
          </th>
          {rooms.map(({ value, label }) => (
            <th
              key={value}
              scope="col"
              className="px-1 py-2 text-xs leading-tight font-medium wrap-anywhere hyphens-auto sm:text-sm"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, label, month, isToday, isWeekend, cells }) => (
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
                "ps-1.5 text-start text-sm leading-tight whitespace-nowrap",
                isWeekend ? "font-semibold" : "font-normal text-quiet",
              )}
            >
              {label}
              {month && <span className="block text-xs text-accent-text">{month}</span>}
              {isToday && (
                <span id={TODAY_ROW_ID} className="block scroll-mt-40 text-xs text-accent-text">
                  oggi
                </span>
              )}
            </th>
            {cells.map((cell, at) => (
              <td key={at} className="border-s border-line p-0">
                <NightCellContent {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CalendarProps = ReturnType<typeof calendarProps>;

function DoubleSaleAlert({ text, formValues }: CalendarProps["doubleSales"][number]) {
  return (
    <Alert>
      <p>{text}</p>
      {formValues && (
        <Form
          action={DESK_PATHS.calendar}
          values={{ ...formValues, conferma: "nota" }}
          className="mt-3"
        >
          <SubmitButton value="nota">È lo stesso ospite</SubmitButton>
        </Form>
      )}
    </Alert>
  );
}

/** The URL of the form for a stay. If nights are appended to the query, the form is filled in with these nights. */
const STAY_PATH = `${DESK_PATHS.calendar}?chi=`;

type ChoiceBarProps = { choice: NonNullable<CalendarProps["choice"]>; month: string };

function ChoiceBar({ choice, month }: ChoiceBarProps) {
  const { room, stay, title, days, details, canNameGuest, isGuestClosure, actions } = choice;
  const nightValues = { camera: room, dal: stay.checkIn, al: stay.checkOut };
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
        <Form action={DESK_PATHS.calendar} values={nightValues} className="contents">
          <ActionButtons actions={actions} />
        </Form>
        <ButtonLink href={`${STAY_PATH}&${new URLSearchParams({ mese: month, ...nightValues })}`}>
          {isGuestClosure ? "Cambia" : ACTION_LABELS[canNameGuest ? "nota" : "soggiorno"]}
        </ButtonLink>
      </div>
    </section>
  );
}

type MonthStepProps = { href?: string | undefined; direction: "previous" | "next"; label: string };

function MonthStep({ href, direction, label }: MonthStepProps) {
  if (!href) return <span className="size-11" />;
  return (
    <a
      href={href}
      aria-label={label}
      className="inline-grid size-11 place-items-center text-accent-text"
    >
      <DeskIcon name={direction} />
    </a>
  );
}

export function Calendar(props: CalendarProps) {
  const { monthTitle, month, months, previous, next, rooms, pastRows, rows } = props;
  const { choice, doubleSales, status } = props;
  return (
    <Page title="Calendario" status={status}>
      {doubleSales.map((sale) => (
        <DoubleSaleAlert key={sale.text} {...sale} />
      ))}
      <section aria-labelledby="mese" className="grid gap-4">
        <div className="flex items-center justify-between gap-2">
          <MonthStep href={previous} direction="previous" label="Mese prima" />
          <h2 id="mese" className="text-center text-[1.625rem]">
            {monthTitle}
          </h2>
          <MonthStep href={next} direction="next" label="Mese dopo" />
        </div>
        {pastRows.length > 0 && (
          <Disclosure title="Le notti passate">
            <MonthTable rooms={rooms} rows={pastRows} />
          </Disclosure>
        )}
        <MonthTable rooms={rooms} rows={rows} />
        {choice && <ChoiceBar choice={choice} month={month} />}
      </section>
      <form action={DESK_PATHS.calendar} className="flex items-end gap-3">
        <SelectField
          label="Un altro mese"
          name="mese"
          value={month}
          options={months}
          className="flex-1"
        />
        <SubmitButton>Vai</SubmitButton>
      </form>
      <TextLink href={`${STAY_PATH}&mese=${month}`}>Scrivere le date, o tutta la casa</TextLink>
    </Page>
  );
}
