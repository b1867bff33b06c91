import { parse } from "yaml";
import { z } from "zod";
import type { Master, Size } from "./masters.ts";
import { TONES, type ToneName } from "./tones.ts";

const fractionSchema = z.number().min(0).max(1);

const pieceSchema = z.strictObject({
  picture: z.string(),
  left: fractionSchema.default(0),
  top: fractionSchema.default(0),
  width: fractionSchema.default(1),
  height: fractionSchema.default(1),
});

const entrySchema = z.strictObject({
  focus: z.tuple([fractionSchema, fractionSchema]).default([0.5, 0.5]),
  tone: z.enum(Object.keys(TONES) as [ToneName, ...ToneName[]]).default("plaster"),
  from: pieceSchema.optional(),
});

const catalogueSchema = z.record(
  z.string(),
  z.preprocess((value) => value ?? {}, entrySchema),
);

type RawEntry = z.output<typeof entrySchema>;

export type CatalogueEntry = Omit<RawEntry, "from"> & {
  id: string;
  size: Size;
  /** Set if this picture is a piece of another: that picture's id, and the piece's upper left corner in pixels. */
  from?: { picture: string; left: number; top: number };
};

function readEntry(id: string, { focus, tone, from }: RawEntry, masters: Map<string, Master>) {
  const ownMaster = masters.get(id);
  const master = ownMaster ?? masters.get(from?.picture ?? id);
  if (!master) throw new Error(`pictures/masters has no photograph ${id}`);
  if (!from || ownMaster) return { id, focus, tone, size: master.size };
  const [width, height] = master.size;
  const [left, top] = [Math.round(from.left * width), Math.round(from.top * height)];
  const size: Size = [
    Math.min(width - left, Math.round(from.width * width)),
    Math.min(height - top, Math.round(from.height * height)),
  ];
  return { id, focus, tone, size, from: { picture: from.picture, left, top } };
}

/** Throws if an entry is invalid or has no photograph, or if it is a piece of a picture that is itself a piece. */
export function readCatalogue(catalogueText: string, masters: Map<string, Master>) {
  const entries = catalogueSchema.parse(parse(catalogueText));
  return new Map(
    Object.entries(entries).map(([id, entry]) => {
      const whole = entries[entry.from?.picture ?? id];
      if (!whole || (entry.from && whole.from)) throw new Error(`${id} is a piece of no picture`);
      return [id, readEntry(id, entry, masters)];
    }),
  );
}
