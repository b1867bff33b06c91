/** The seasons of a year as bars below its months: where two overlap, the lower one counts. */
import type { FormField } from "#app/content/forms/form-model.ts";

const MONTHS = ["G", "F", "M", "A", "M", "G", "L", "A", "S", "O", "N", "D"];

/** A leap year, which has every day that a season may name. */
const YEAR = 2028;
const DAYS = 366;

const ROW = 22;
const HEAD = 18;

/** "8/8", "08/08/2027" as the number of the day in the year; undefined for what is no day. */
function dayNumber(typed: string): number | undefined {
  const [, day, month] = /^(\d{1,2})\/(\d{1,2})(?:\/\d{4})?$/.exec(typed.trim()) ?? [];
  const date = new Date(Date.UTC(YEAR, Number(month) - 1, Number(day)));
  if (!day || date.getUTCDate() !== Number(day)) return undefined;
  return Math.round((date.getTime() - Date.UTC(YEAR, 0, 1)) / 86_400_000);
}

type Bar = { from: number; length: number };

/** A season that spans New Year's Eve is two bars. */
function barsOf(from: number, to: number): Bar[] {
  if (from <= to) return [{ from, length: to - from + 1 }];
  return [
    { from, length: DAYS - from },
    { from: 0, length: to + 1 },
  ];
}

function valueIn(fields: FormField[], name: string): string {
  const field = fields.find(({ path }) => path.endsWith(`.${name}`));
  return field && "value" in field ? field.value : "";
}

export function YearStrip({ seasons }: { seasons: Extract<FormField, { kind: "list" }> }) {
  const rows = seasons.entries.flatMap((fields) => {
    const [from, to] = [valueIn(fields, "from"), valueIn(fields, "to")].map(dayNumber);
    if (from === undefined || to === undefined) return [];
    return [{ name: valueIn(fields, "name"), bars: barsOf(from, to) }];
  });
  if (rows.length === 0) return undefined;
  const height = HEAD + rows.length * ROW;
  const names = rows.map(({ name }) => name).join(", ");
  return (
    <svg
      viewBox={`0 0 ${DAYS} ${height}`}
      role="img"
      aria-label={`Le stagioni nell’anno: ${names}`}
      className="w-full border-y border-line"
    >
      {MONTHS.map((month, at) => {
        const start = (DAYS / 12) * at;
        return (
          <g key={at}>
            {at > 0 && <path d={`M${start} 0V${height}`} className="stroke-line" strokeWidth={1} />}
            <text x={start + 15} y={13} className="fill-quiet text-[13px]" textAnchor="middle">
              {month}
            </text>
          </g>
        );
      })}
      {rows.map(({ name, bars }, row) => (
        <g key={row}>
          {bars.map(({ from, length }) => (
            <rect
              key={from}
              x={from}
              y={HEAD + row * ROW + 3}
              width={length}
              height={ROW - 6}
              className="fill-accent"
            />
          ))}
          <text
            x={bars[0]!.from > DAYS / 2 ? bars[0]!.from - 4 : bars[0]!.from + bars[0]!.length + 4}
            y={HEAD + row * ROW + 15}
            textAnchor={bars[0]!.from > DAYS / 2 ? "end" : "start"}
            className="fill-ink text-[13px]"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
