import type { Look } from "#app/paths/mounts.ts";

/** The names of the home pages in English titles and menus. */
export const HOME_NAMES: Record<Look, string> = {
  guesthouse: "Hotel Booking",
  resort: "Resort",
  hostel: "Hostel",
  "city-hotel": "City Hotel",
  apartment: "Apartment",
};

/** Words of the components in app/ui on the English pages. */
export const SLIDE_WORDS = { previous: "Previous slide", next: "Next slide", of: "of" };

export const LIGHTBOX_WORDS_EN = {
  lightbox: "Full window",
  close: "Close",
  previous: "Previous picture",
  next: "Next picture",
  fullScreen: "Full screen (F11)",
  leaveFullScreen: "Leave full screen (F11)",
  slide: "Picture",
  of: "of",
  invalid: "Invalid source",
};

export const GALLERY_WORDS_EN = {
  slides: { previous: "Previous picture", next: "Next picture", of: "of" },
  enlarge: "Enlarge picture",
  lightbox: LIGHTBOX_WORDS_EN,
};

export const VIDEO_WORDS_EN = {
  watch: "Watch the video",
  watchOutside: "Watch the video on YouTube",
  lightbox: LIGHTBOX_WORDS_EN,
};
