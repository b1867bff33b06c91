import type { DemoCard } from "#app/domain/booking-state.ts";
import { useDemoBooking } from "./use-demo-booking.ts";

type PassedTitleProps = { cards: DemoCard[]; ownTitle: string; className: string };

/** The title of a room's or story's page, taken from the card that linked to it. */
export default function PassedTitle({ cards, ownTitle, className }: PassedTitleProps) {
  const { card } = useDemoBooking(cards).passedBooking;
  return (
    <h1 lang="en" className={className}>
      {card?.title ?? ownTitle}
    </h1>
  );
}
