import type { ReactNode } from "react";

/** One thing a lightbox shows. */
export type LightboxSource = {
  /** Of a picture or film of ours, or of a page of the video-sharing service. */
  address: string;
  /** What is seen, or what the film is called. */
  name: string;
  /** The same picture in other widths, as in the `srcset` attribute. */
  srcSet?: string;
  /** Shown as it is, instead of what the address holds. */
  content?: ReactNode;
};

export type LightboxWords = {
  /** The name of the dialog. */
  lightbox: string;
  close: string;
  previous: string;
  next: string;
  fullScreen: string;
  leaveFullScreen: string;
  slide: string;
  of: string;
  invalid: string;
};
