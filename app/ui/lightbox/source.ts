export type LightboxSource = {
  /** The URL of our own picture or film, or of a YouTube page. */
  address: string;
  /** The alternative text, or the film's title. */
  name: string;
  srcSet?: string;
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
