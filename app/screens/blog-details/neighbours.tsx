import { clsx } from "clsx";
import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { useScreenPath } from "#app/paths/use-paths.ts";

type NeighboursProps = Pick<Content<"template/post">, "previous" | "next">;

/** Links to the previous and the next story: the same page with another title. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const path = useScreenPath();
  return (
    <nav aria-label="More stories" className="grid gap-4 sm:grid-cols-2">
      {[previous, next].map(({ label, title }, index) => (
        <Link
          key={label}
          to={path("blogDetails")}
          state={{ title }}
          className={clsx(
            "group grid content-start gap-2 border border-line bg-raised p-6",
            index === 1 && "sm:text-end",
          )}
        >
          <span className="text-sm text-quiet">{label}</span>
          <span className="font-display text-2xl/tight underline-offset-4 group-hover:underline">
            {title}
          </span>
        </Link>
      ))}
    </nav>
  );
}
