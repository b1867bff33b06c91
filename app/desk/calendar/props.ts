import { houseDayAt, AVAILABILITY_MONTHS } from "#app/domain/availability.ts";
import type { CalendarAction } from "./actions.ts";
import { DESK_PATHS } from "../paths.ts";
import { midnight } from "#app/domain/day-words.ts";
import { monthIn, monthsAfter } from "#app/domain/month-grid.ts";
import { type Day, daysAfter, isDay, nightsIn, nightCountOf, type Stay } from "#app/domain/stay.ts";
import { type Closure, type GuestDetails, WHOLE_HOUSE } from "#server/store/closures.ts";
import { withCount } from "../format.ts";
import {
  doubleSalesIn,
  type HouseNights,
  type NightState,
  type RoomDoubleSale,
} from "./night-states.ts";
import {
  italianDayFormats,
  describeDoubleSale,
  describeNight,
  describeRuns,
  describeTonight,
} from "./describe-nights.ts";

/** Returns a month as URLs have it: "2027-08". */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** The table of a month also has the first nights of the next month, because many stays end in the next month. */
const NIGHTS_OF_NEXT_MONTH = 7;

/** How many past months the calendar shows. Stays are deleted a month after departure. */
const PAST_MONTHS_SHOWN = 1;

const WEEKDAY_AND_DATE_FORMAT = new Intl.DateTimeFormat("it-IT", {
  weekday: "short",
  day: "numeric",
  timeZone: "UTC",
});

const MONTH_FORMAT = new Intl.DateTimeFormat("it-IT", { month: "long", timeZone: "UTC" });

/** Friday and Saturday nights. */
const isWeekendNight = (day: Day) => [5, 6].includes(midnight(day).getUTCDay());

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The nights in the URL's query: the tapped night or, after a second tap, all nights from the first tap to the second. */
type ChosenNights = { room: string; stay: Stay; hasLastNight: boolean };

function chosenNightsIn(query: URLSearchParams, house: HouseNights): ChosenNights | undefined {
  const [room, from, to] = ["camera", "dal", "al"].map((name) => query.get(name) ?? "");
  if (!from || !isDay(from) || !house.rooms.some(({ slug }) => slug === room)) return undefined;
  const hasLastNight = isDay(to!) && to! > from && to! <= daysAfter(from, 366);
  const stay = { checkIn: from, checkOut: hasLastNight ? to! : daysAfter(from, 1) };
  return { room: room!, stay, hasLastNight };
}

type NightsQuery = { camera: string; dal: Day; al?: Day };

function calendarAddress(month: string, chosen?: NightsQuery) {
  const query = new URLSearchParams({ mese: monthOf(month), ...chosen });
  const isInTable = chosen?.dal && chosen.dal >= month;
  return `${DESK_PATHS.calendar}?${query}${isInTable ? `#n-${chosen.dal}` : ""}`;
}

/** Returns the nights that a tap on `night` chooses: after a `first` tap in the same room, all nights from `first` to `night`. */
function choiceAfterTap(room: string, night: Day, span: NightState["span"], first?: NightsQuery) {
  const isSecondTap = first?.camera === room;
  // A first tap on a night of a stay or booking chooses all nights of the stay or booking.
  if (span && !isSecondTap) return { camera: room, dal: span.first, al: daysAfter(span.last, 1) };
  if (!isSecondTap || night < first.dal) return { camera: room, dal: night };
  return { ...first, al: daysAfter(night, 1) };
}

/** Returns the stay, or the note about a portal's guest, whose nights are exactly the chosen nights. */
function closureWithNights(house: HouseNights, { room, stay }: ChosenNights): Closure | undefined {
  const hasExactlyTheseNights = ({ first, last }: Closure) =>
    first === stay.checkIn && daysAfter(last, 1) === stay.checkOut;
  return house.stateOf(room, stay.checkIn).staysAndNotes.find(hasExactlyTheseNights);
}

export const guestDetailsFrom = (textOf: (name: string) => string): GuestDetails => ({
  note: textOf("nota"),
  adults: textOf("adulti"),
  children: textOf("bambini"),
  soldBy: textOf("venduta"),
});

export function stayProps(house: HouseNights, query: URLSearchParams) {
  const typedText = (name: string) => query.get(name) ?? "";
  const chosen = chosenNightsIn(query, house);
  const closure = chosen && !query.has("nota") ? closureWithNights(house, chosen) : undefined;
  const isTakenByPortals =
    chosen &&
    nightsIn(chosen.stay).every((one) => house.stateOf(chosen.room, one).kind === "portal");
  const { note, adults, children, soldBy } = closure ?? guestDetailsFrom(typedText);
  const formerId = closure?.kind === "stay" ? closure.id : typedText("prima");
  const actions: CalendarAction[] = formerId
    ? ["soggiorno", "riapri"]
    : [...(isTakenByPortals ? (["nota"] as const) : []), "soggiorno", "chiudi", "riapri"];
  return {
    rooms: house.rooms.map(({ slug, name }) => ({ value: slug, label: name })),
    fields: {
      room: closure?.room === WHOLE_HOUSE ? "casa" : typedText("camera"),
      checkIn: typedText("dal"),
      checkOut: typedText("al") || (chosen?.stay.checkOut ?? ""),
      note,
      adults,
      children,
      soldBy,
      formerId,
    },
    back: calendarAddress(typedText("mese") || typedText("dal")),
    actions,
  };
}

function choiceProps(house: HouseNights, { room, stay, hasLastNight }: ChosenNights, today: Day) {
  const chosenRoom = house.rooms.find(({ slug }) => slug === room)!;
  const nights = nightsIn(stay).map((night) => ({ night, state: house.stateOf(room, night) }));
  const takenNights = nights.filter(({ state }) => state.kind !== "free");
  const isPast = stay.checkOut <= today;
  const actions: CalendarAction[] = [];
  if (!isPast && nights.some(({ state }) => state.closures.length === 0)) actions.push("chiudi");
  if (!isPast && nights.some(({ state }) => state.closures.length > 0)) actions.push("riapri");
  return {
    room,
    stay,
    title: `${chosenRoom.name}, ${withCount(nightCountOf(stay), ["notte", "notti"])}`,
    days: hasLastNight
      ? `Da ${italianDayFormats.longDate(stay.checkIn)} a ${italianDayFormats.longDate(stay.checkOut)}`
      : `${capitalized(italianDayFormats.longDate(stay.checkIn))}. Toccate l’ultima notte per averne di più.`,
    details: describeRuns(takenNights),
    /** Whether the family may change a stay or a guest's note: only if its nights are exactly the chosen nights. */
    isGuestClosure: closureWithNights(house, { room, stay, hasLastNight }) !== undefined,
    canNameGuest: nights.every(({ state }) => state.kind === "portal"),
    actions,
  };
}

/** The form with `formValues` says that stay and booking are of one guest, which is impossible for several stays or portals. */
function doubleSaleProps(sale: RoomDoubleSale) {
  const { room, stay, portals, stays } = sale;
  const nights = { camera: room.slug, dal: stay.checkIn, al: stay.checkOut };
  const { note, adults, children, soldBy } = stays[0] ?? {};
  const formValues = { ...nights, nota: note, adulti: adults, bambini: children, venduta: soldBy };
  const canBeOneGuest = portals.length === 1 && stays.length === 1;
  return { text: describeDoubleSale(sale), ...(canBeOneGuest && { formValues }) };
}

export function calendarProps(house: HouseNights, now: number, query: URLSearchParams) {
  const today = houseDayAt(now);
  const firstMonth = monthIn(monthsAfter(today, -PAST_MONTHS_SHOWN));
  const months = Array.from({ length: PAST_MONTHS_SHOWN + AVAILABILITY_MONTHS }, (_, at) =>
    monthsAfter(firstMonth, at),
  );
  const wantedMonth = `${query.get("mese") ?? monthOf(query.get("dal") || today)}-01`;
  const month = months.includes(wantedMonth) ? wantedMonth : monthIn(today);
  const [previousMonth, nextMonth] = [monthsAfter(month, -1), monthsAfter(month, 1)];
  const chosen = chosenNightsIn(query, house);
  const isChosenNight = (room: string, night: Day) =>
    chosen?.room === room && chosen.stay.checkIn <= night && night < chosen.stay.checkOut;

  // The links to other months contain the night of the first tap, because the second tap may be in another month.
  const firstTap =
    chosen && !chosen.hasLastNight ? { camera: chosen.room, dal: chosen.stay.checkIn } : undefined;
  const cellPropsOf = (slug: string, roomName: string, night: Day) => {
    const state = house.stateOf(slug, night);
    const { label, text } = describeNight(state);
    return {
      kind: state.kind,
      label,
      name: `${roomName}, ${italianDayFormats.longDate(night)}: ${text}`,
      isOverbooked: state.doubleSale?.isFamilyAsked === false,
      isChosen: isChosenNight(slug, night),
      ...(night >= today && {
        href: calendarAddress(month, choiceAfterTap(slug, night, state.span, firstTap)),
      }),
    };
  };
  const tableEnd = daysAfter(nextMonth, NIGHTS_OF_NEXT_MONTH);
  const nightRows = nightsIn({ checkIn: month, checkOut: tableEnd }).map((day) => ({
    day,
    label: WEEKDAY_AND_DATE_FORMAT.format(midnight(day)),
    /** At the first night of the next month, the name of that month: "dicembre" (December). */
    ...(day === nextMonth && { month: MONTH_FORMAT.format(midnight(day)) }),
    isToday: day === today,
    isWeekend: isWeekendNight(day),
    cells: house.rooms.map(({ slug, name }) => cellPropsOf(slug, name, day)),
  }));
  const isPastRow = ({ day }: { day: Day }) => month === monthIn(today) && day < today;
  return {
    month: monthOf(month),
    monthTitle: capitalized(italianDayFormats.monthOf(month)),
    months: months.map((one) => ({
      value: monthOf(one),
      label: capitalized(italianDayFormats.monthOf(one)),
    })),
    ...(months.includes(previousMonth) && {
      previous: calendarAddress(previousMonth, firstTap),
    }),
    ...(months.includes(nextMonth) && { next: calendarAddress(nextMonth, firstTap) }),
    rooms: house.rooms.map(({ slug, name }) => ({ value: slug, label: name })),
    /** The past nights of the current month, which are collapsed. */
    pastRows: nightRows.filter(isPastRow),
    rows: nightRows.filter((row) => !isPastRow(row)),
    ...(chosen && { choice: choiceProps(house, chosen, today) }),
    doubleSales: doubleSalesIn(house, now).map(doubleSaleProps),
    status: describeTonight(house, today),
  };
}
