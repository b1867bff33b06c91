import contact from "#content/contact.yaml";
import house from "#content/house.yaml";
import { Picture } from "#app/ui/picture.tsx";

const { drawing, here, nearby } = contact.map;
const { town } = house.address;

/** Undefined while the town is not written, or is not on the map: then it is somewhere among the hills. */
const known = drawing.towns[town];
const spot = known ?? drawing.unknown;

/** A point where the house is; a wide ring where it could be. */
function MarkShape({ x = 0, y = 0 }) {
  return known ? (
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
  at: [number, number];
  /** Of the drawing it lies on, which is cut to its box from the top in the same way. */
  size: [number, number];
  className: string;
};

function Mark({ at, size: [width, height], className }: MarkProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      className={`pointer-events-none absolute inset-0 size-full ${className}`}
    >
      <MarkShape x={Math.round(at[0] * width)} y={Math.round(at[1] * height)} />
    </svg>
  );
}

const SIZES = "(min-width: 1344px) 100vw, (min-width: 992px) 576px, 100vw";

/** Our drawing of the country, by day or by night, with a mark where the house is. */
export function DrawnMap() {
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
      <Mark at={spot.narrow} size={[800, 900]} className="min-[1344px]:hidden" />
      <Mark at={spot.wide} size={[1920, 450]} className="max-[1343px]:hidden" />
    </>
  );
}

/** What the mark says. */
export function MapLegend() {
  return (
    <p className="flex items-center gap-3 font-display text-2xl/tight">
      <svg aria-hidden viewBox="-30 -30 60 60" className="size-6 shrink-0">
        <MarkShape />
      </svg>
      {known ? `${here} ${town}` : nearby}
    </p>
  );
}
