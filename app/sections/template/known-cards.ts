import type { SiteContent } from "#app/content/site-content.ts";
import type { KnownCard } from "#app/domain/booking-state.ts";

/** The cards of all designs' rooms, because a link may name a card of another design. */
export function knownCards(content: SiteContent): KnownCard[] {
  const apartments = content["template/apartment"].rooms.items;
  return [
    ...content["template/rooms"].rooms,
    ...content["template/resort"].rooms.items,
    ...content["template/hostel"].rooms.items,
    ...apartments.map(({ name, price }) => ({ title: name, price })),
  ].map(({ title, price }) => ({ title, price }));
}
