/** What we ask of the library; it brings no types, and those published know less than it can do. */
declare module "subset-font" {
  type Options = {
    targetFormat: "truetype" | "woff2";
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
  };
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>;
}
