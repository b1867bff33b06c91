/** The five designs: the guesthouse's own, and four more complete ones that wear the same screens. */

export type DesignId = "guesthouse" | "resort" | "hostel" | "city-hotel" | "apartment";

export type Lang = "it" | "en";

export type Design = {
  id: DesignId;
  /** What its addresses begin with; nothing for the guesthouse. */
  base: "" | `/home${2 | 3 | 4 | 5}`;
  /** What its home page is called, in titles and in menus of the designs. */
  title: string;
  lang: Lang;
};

export const GUESTHOUSE: Design = {
  id: "guesthouse",
  base: "",
  title: "Hotel Booking",
  lang: "it",
};

/** The four that show template pages only. */
export const TEMPLATE_DESIGNS = [
  { id: "resort", base: "/home2", title: "Resort", lang: "en" },
  { id: "hostel", base: "/home3", title: "Hostel", lang: "en" },
  { id: "city-hotel", base: "/home4", title: "City Hotel", lang: "en" },
  { id: "apartment", base: "/home5", title: "Apartment", lang: "en" },
] as const satisfies Design[];

export const DESIGNS: readonly Design[] = [GUESTHOUSE, ...TEMPLATE_DESIGNS];

/** The design an address stands in: known by its first step, also where no page is. */
export function designAt(pathname: string): Design {
  const first = `/${pathname.split("/")[1] ?? ""}`;
  return TEMPLATE_DESIGNS.find(({ base }) => base === first) ?? GUESTHOUSE;
}
