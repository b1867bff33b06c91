import labels from "#content/template/labels.json" with { type: "json" };

export const HOME_NAMES: Record<string, string> = labels.homes;

export const SLIDE_WORDS = labels.slides;

export const LIGHTBOX_WORDS_EN = labels.lightbox;

export const GALLERY_WORDS_EN = { ...labels.gallery, lightbox: labels.lightbox };

export const VIDEO_WORDS_EN = { ...labels.video, lightbox: labels.lightbox };
