import type { ReactNode } from "react";

export type LightboxSource = {
  /** Of our own picture or film, or of a page of YouTube. */
  address: string;
  /** The alternative text, or the film's title. */
  name: string;
  srcSet?: string;
  /** Shown in place of the address's medium. */
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
