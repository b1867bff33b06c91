import type { Content } from "#app/content/site-content.ts";
import { useHouse } from "#app/site/house.ts";
import { Picture } from "#app/ui/picture.tsx";

type AreaMap = Content<"contact">["map"];
type DrawnMapProps = Pick<AreaMap, "drawing" | "regions">;
type Layout = AreaMap["drawing"]["wide"];

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
const place = ([x, y]: [number, number]) => ({ x: percent(x), y: percent(y) });

type MarkShapeProps = { isKnown: boolean; cx?: string; cy?: string };

/** A point, or a wide ring while the place is not exact. */
function MarkShape({ isKnown, ...at }: MarkShapeProps) {
  return isKnown ? (
    <>
      <circle {...at} r={13} className="fill-none stroke-accent-text" strokeWidth={3} />
      <circle {...at} r={6} className="fill-accent-text" />
    </>
  ) : (
    <circle
      {...at}
      r={15}
      className="fill-accent/60 stroke-accent-text"
      strokeWidth={3}
      strokeDasharray="5.5 3.5"
    />
  );
}

const SIDES = {
  left: { textAnchor: "end", dx: -6, dy: 5 },
  right: { textAnchor: "start", dx: 6, dy: 5 },
  above: { textAnchor: "middle", dx: 0, dy: 0 },
  below: { textAnchor: "end", dx: 0, dy: 14 },
} as const;

const HALO = "stroke-sand stroke-4 [paint-order:stroke] [stroke-linejoin:round]";
const TOWN = `fill-ink ${HALO}`;
const REGION =
  "fill-quiet font-display text-base tracking-wide sm:text-lg sm:tracking-wider lg:text-xl";

type NamesProps = {
  layout: Layout;
  regions: AreaMap["regions"];
  town: string | undefined;
  className: string;
};

/** Place names in the page's font, of one size on every screen, and the house's mark above them. */
function Names({ layout: { spot, towns, sea, land }, regions, town, className }: NamesProps) {
  const { x, y } = place(spot);
  return (
    <svg
      aria-hidden
      textAnchor="middle"
      className={`pointer-events-none absolute top-0 left-1/2 -translate-x-1/2 text-[.8125rem]/none font-medium sm:text-sm/none ${className}`}
    >
      <text {...place(sea)} className={REGION}>
        {regions.sea.split(" ").map((word, line) => (
          <tspan key={word} x={place(sea).x} dy={line && "1.1em"}>
            {word}
          </tspan>
        ))}
      </text>
      {land.map(({ name, at }) => (
        <text key={name} {...place(at)} className={`${REGION} ${HALO}`}>
          {regions[name]}
        </text>
      ))}
      {towns.map(({ name, at, side, isCity }) => (
        <text
          key={name}
          {...place(at)}
          {...SIDES[side]}
          className={isCity ? `${TOWN} text-base font-semibold` : TOWN}
        >
          {name}
        </text>
      ))}
      <MarkShape isKnown={town !== undefined} cx={x} cy={y} />
      {town && (
        <text x={x} y={y} dy={-22} className={`${TOWN} font-semibold`}>
          {town}
        </text>
      )}
    </svg>
  );
}

const SIZES = "(min-width: 1344px) 100vw, (min-width: 992px) 576px, 100vw";

/** Our drawing of the region in the page's theme, with place names and the house's mark. */
export function DrawnMap({ drawing, regions }: DrawnMapProps) {
  const { town } = useHouse().address;
  const names = { regions, town: drawing.isKnown ? town : undefined };
  return (
    <>
      <Picture
        picture={drawing.day}
        sizes={SIZES}
        className="size-full object-top dark:hidden print:block!"
      />
      <Picture
        picture={drawing.night}
        sizes={SIZES}
        className="hidden size-full object-top dark:block print:hidden!"
      />
      {/* The same box as the drawing, so that percentages of one are percentages of the other. */}
      <Names {...names} layout={drawing.narrow} className="aspect-8/9 w-full min-[1344px]:hidden" />
      <Names
        {...names}
        layout={drawing.wide}
        className="aspect-64/15 w-[max(100%,1920px)] max-[1343px]:hidden"
      />
    </>
  );
}

export function MapLegend({ drawing, here, nearby }: Pick<AreaMap, "drawing" | "here" | "nearby">) {
  const { town } = useHouse().address;
  return (
    <p className="flex items-center gap-3 font-display text-2xl/tight">
      <svg aria-hidden viewBox="-18 -18 36 36" className="size-7 shrink-0">
        <MarkShape isKnown={drawing.isKnown} />
      </svg>
      {drawing.isKnown ? `${here} ${town}` : nearby}
    </p>
  );
}
