import { clsx } from "clsx";
import { useWords } from "#app/site/house.ts";

/** The meaning of the days' patterns, for sighted guests: days have it in their names. */
export function Legend({ isInDoubt }: { isInDoubt: boolean }) {
  const words = useWords().nights.day;
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1">
      {([isInDoubt ? "ask" : "free", "taken"] as const).map((answer) => (
        <span key={answer} className="inline-flex items-center gap-2">
          <span
            className={clsx("size-5 border border-line", answer === "taken" && "taken-night")}
          />
          {words[answer]}
        </span>
      ))}
    </p>
  );
}
