/** The options that we use: the package has no types, and the published types lack some options. */
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
