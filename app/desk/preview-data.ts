/** What the script of a previewed page reads from it. */
export type PreviewData = {
  /** The parts of content that its texts belong to, each text once. */
  parts: {
    text: string;
    part: string;
    /** The field at the desk. */
    href: string;
    label: string;
    /** Whether all pages show the text. */
    isShared: boolean;
  }[];
};
