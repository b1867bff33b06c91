/** The seasons of a year as bars below its months: where two overlap, the lower one counts. */
const MONTH_INITIALS = ["G", "F", "M", "A", "M", "G", "L", "A", "S", "O", "N", "D"];

/** A leap year, which has every day that a season may name. */
const LEAP_YEAR = 2028;
const DAYS_IN_YEAR = 366;

const ROW_HEIGHT = 22;
const HEADER_HEIGHT = 18;

/** "8/8", "08/08/2027" as the number of the day in the year; undefined for what is no day. */
function dayOfYear(typed: string): number | undefined {
  const [, day, month] = /^(\d{1,2})\/(\d{1,2})(?:\/\d{4})?$/.exec(typed.trim()) ?? [];
  const date = new Date(Date.UTC(LEAP_YEAR, Number(month) - 1, Number(day)));
  if (!day || date.getUTCDate() !== Number(day)) return undefined;
  return Math.round((date.getTime() - Date.UTC(LEAP_YEAR, 0, 1)) / 86_400_000);
}

type SeasonBar = { from: number; length: number };

/** A season that spans New Year's Eve is two bars. */
function seasonBars(from: number, to: number): SeasonBar[] {
  if (from <= to) return [{ from, length: to - from + 1 }];
  return [
    { from, length: DAYS_IN_YEAR - from },
    { from: 0, length: to + 1 },
  ];
}

type Season = { name: string; from: string; to: string };

export function YearStrip({ seasons }: { seasons: Season[] }) {
  const rows = seasons.flatMap((season) => {
    const [from, to] = [season.from, season.to].map(dayOfYear);
    if (from === undefined || to === undefined) return [];
    return [{ name: season.name, bars: seasonBars(from, to) }];
  });
  if (rows.length === 0) return undefined;
  const height = HEADER_HEIGHT + rows.length * ROW_HEIGHT;
  const names = rows.map(({ name }) => name).join(", ");
  return (
    <svg
      viewBox={`0 0 ${DAYS_IN_YEAR} ${height}`}
      role="img"
      aria-label={`Le stagioni nell’anno: ${names}`}
      className="w-full border-y border-line"
    >
      {MONTH_INITIALS.map((month, at) => {
        const start = (DAYS_IN_YEAR / 12) * at;
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
              y={HEADER_HEIGHT + row * ROW_HEIGHT + 3}
              width={length}
              height={ROW_HEIGHT - 6}
              className="fill-accent"
            />
          ))}
          <text
            x={
              bars[0]!.from > DAYS_IN_YEAR / 2
                ? bars[0]!.from - 4
                : bars[0]!.from + bars[0]!.length + 4
            }
            y={HEADER_HEIGHT + row * ROW_HEIGHT + 15}
            textAnchor={bars[0]!.from > DAYS_IN_YEAR / 2 ? "end" : "start"}
            className="fill-ink text-[13px]"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
