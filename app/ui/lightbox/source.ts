import type { ReactNode } from "react";

export type LightboxSource = {
  /** The URL of our own picture or film, or of a YouTube page. */
  address: string;
  /** The alternative text, or the film's title. */
  name: string;
  srcSet?: string;
  /** Shown instead of the picture or film at the URL. */
  content?: ReactNode;
};

export type LightboxWords = {
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
