import type { DemoCard } from "#app/domain/booking-state.ts";
import { useDemoBooking } from "./use-demo-booking.ts";

type TitleFromQueryProps = { cards: DemoCard[]; ownTitle: string; className: string };

/** Shows the title of the card that linked to this page; without such a card, shows the page's own title. */
export default function TitleFromQuery({ cards, ownTitle, className }: TitleFromQueryProps) {
  const { card } = useDemoBooking(cards).queryBooking;
  return (
    <h1 lang="en" className={className}>
      {card?.title ?? ownTitle}
    </h1>
  );
}
