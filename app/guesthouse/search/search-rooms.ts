import type { PricedRoom } from "#app/site/site-context.ts";
import type { IconName } from "#app/ui/icon-names.ts";

type Amenity = PricedRoom["amenities"][number];

/** Amenities with these icons decide whether a room suits a guest. */
const DECISIVE_ICONS = new Set<IconName>(["bed", "extraBed", "bath", "cot", "breakfast"]);

function amenitiesOf({ bed, extraBed, amenities }: PricedRoom): Amenity[] {
  const bedAmenities: Amenity[] = [
    { icon: "bed", label: bed },
    { icon: "extraBed", label: extraBed },
  ];
  return [...bedAmenities, ...amenities.filter(({ label }) => label !== bed && label !== extraBed)];
}

export type SearchRoom = ReturnType<typeof searchRoomsOf>["rooms"][number];

export function searchRoomsOf(rooms: PricedRoom[]) {
  const amenitiesByRoom = rooms.map(amenitiesOf);
  const isShared = ({ label }: Amenity) =>
    amenitiesByRoom.every((amenities) => amenities.some((one) => one.label === label));
  return {
    rooms: rooms.map(({ slug, address, name, leastPrice, card }, index) => ({
      slug,
      address,
      name,
      leastPrice,
      card: card.strip,
      distinctAmenities: amenitiesByRoom[index]!.filter((amenity) => !isShared(amenity)),
    })),
    sharedAmenities: (amenitiesByRoom[0] ?? []).filter(
      (one) => isShared(one) && DECISIVE_ICONS.has(one.icon),
    ),
  };
}
