import type { Stay } from "#app/domain/stay.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { StayLink } from "./stay-link.tsx";

type NearestNightsProps = {
  stays: Stay[];
  /** Called when the guest chooses one: the link disappears then. */
  onChoose: () => void;
};

/** The nearest free stays: links that set the dates. */
export function NearestNights({ stays, onChoose }: NearestNightsProps) {
  const words = useWords().nights;
  const { dayRange } = usePhrases();
  return (
    <p className="flex flex-wrap items-baseline gap-x-5">
      {stays.length > 0 && <span className="text-quiet">{words.nearest}</span>}
      {stays.map((stay) => (
        <StayLink
          key={stay.checkIn}
          stay={stay}
          onChoose={onChoose}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-accent-text underline underline-offset-6"
        >
          {dayRange(stay)}
        </StayLink>
      ))}
      <span className="text-quiet">{words.askAnyway}</span>
    </p>
  );
}
