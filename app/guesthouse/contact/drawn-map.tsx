import type { Content } from "#app/content/schemas.ts";
import { useHouse } from "#app/site/house.ts";
import { Picture } from "#app/ui/picture.tsx";

type AreaMap = Content<"contact">["map"];
type Drawn = Pick<AreaMap, "drawing">;

/** Undefined while the town is not written, or is not on the map: then it is somewhere among the hills. */
function useSpot({ drawing }: Drawn) {
  return drawing.towns[useHouse().address.town];
}

/** A point where the house is; a wide ring where it could be. */
function MarkShape({ isKnown, x = 0, y = 0 }: { isKnown: boolean; x?: number; y?: number }) {
  return isKnown ? (
    <>
      <circle cx={x} cy={y} r={24} className="fill-none stroke-accent-text" strokeWidth={5} />
      <circle cx={x} cy={y} r={11} className="fill-accent-text" />
    </>
  ) : (
    <circle
      cx={x}
      cy={y}
      r={27}
      className="fill-accent/60 stroke-accent-text"
      strokeWidth={5}
      strokeDasharray="9 6"
    />
  );
}

type MarkProps = {
  isKnown: boolean;
  at: [number, number];
  /** Of the drawing it lies on, which is cut to its box from the top in the same way. */
  size: [number, number];
  className: string;
};

function Mark({ isKnown, at, size: [width, height], className }: MarkProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      className={`pointer-events-none absolute inset-0 size-full ${className}`}
    >
      <MarkShape isKnown={isKnown} x={Math.round(at[0] * width)} y={Math.round(at[1] * height)} />
    </svg>
  );
}

const SIZES = "(min-width: 1344px) 100vw, (min-width: 992px) 576px, 100vw";

/** Our drawing of the country, by day or by night, with a mark where the house is. */
export function DrawnMap({ drawing }: Drawn) {
  const known = useSpot({ drawing });
  const spot = known ?? drawing.unknown;
  const isKnown = known !== undefined;
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
      <Mark isKnown={isKnown} at={spot.narrow} size={[800, 900]} className="min-[1344px]:hidden" />
      <Mark isKnown={isKnown} at={spot.wide} size={[1920, 450]} className="max-[1343px]:hidden" />
    </>
  );
}

/** What the mark says. */
export function MapLegend({ drawing, here, nearby }: Pick<AreaMap, "drawing" | "here" | "nearby">) {
  const { town } = useHouse().address;
  const isKnown = useSpot({ drawing }) !== undefined;
  return (
    <p className="flex items-center gap-3 font-display text-2xl/tight">
      <svg aria-hidden viewBox="-30 -30 60 60" className="size-6 shrink-0">
        <MarkShape isKnown={isKnown} />
      </svg>
      {isKnown ? `${here} ${town}` : nearby}
    </p>
  );
}
