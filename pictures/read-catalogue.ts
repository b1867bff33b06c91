/** Checks catalogue.yaml and joins each entry with its photograph. */
import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import type { Slip } from "#app/content/slip.ts";
import type { Master, Size } from "./masters.ts";
import { TONES, type ToneName } from "./tones.ts";

const CATALOGUE_NAME = "pictures/catalogue.yaml";

const FRACTION_HELP = "Serve un numero da 0 a 1";
const fractionSchema = z.number(FRACTION_HELP).min(0, FRACTION_HELP).max(1, FRACTION_HELP);

const FOCUS_HELP = "Il punto da non tagliare va scritto così: [0.5, 0.5]";

const unknownNames = (possible: string) => (issue: z.core.$ZodRawIssue) =>
  issue.code === "unrecognized_keys"
    ? `"${issue.keys.join('", "')}" non serve o non esiste. Ci sono: ${possible}`
    : undefined;

const pieceSchema = z.strictObject(
  {
    picture: z.string("Manca il nome dell'immagine intera (picture)"),
    left: fractionSchema.default(0),
    top: fractionSchema.default(0),
    width: fractionSchema.default(1),
    height: fractionSchema.default(1),
  },
  { error: unknownNames("picture, left, top, width, height") },
);

const entry = z.strictObject(
  {
    focus: z.tuple([fractionSchema, fractionSchema], FOCUS_HELP).default([0.5, 0.5]),
    tone: z
      .enum(
        Object.keys(TONES) as [ToneName, ...ToneName[]],
        `Questo tono non esiste. Ci sono: ${Object.keys(TONES).join(", ")}`,
      )
      .default("plaster"),
    from: pieceSchema.optional(),
  },
  { error: unknownNames("focus, tone, from") },
);

type Entry = z.output<typeof entry>;

export type CatalogueEntry = {
  id: string;
  focus: [x: number, y: number];
  tone: ToneName;
  size: Size;
  /** For a piece of another picture: that one's name, and the piece's upper left corner. */
  from?: { picture: string; left: number; top: number };
};

/** The size of a stand-in. */
const STAND_IN: Size = [1620, 1080];

function slipOfPiece(
  { picture, left, top, width, height }: z.output<typeof pieceSchema>,
  whole: Entry | undefined,
): string | undefined {
  if (!whole) return `L'immagine "${picture}" non è nel catalogo`;
  if (whole.from) return `L'immagine "${picture}" è a sua volta un pezzo di un'altra`;
  // Four digits are rounded, so that the sum may slightly exceed 1.
  if (left + width > 1.001 || top + height > 1.001)
    return `Il pezzo esce da "${picture}": left e width, top e height fanno insieme al massimo 1`;
}

function withMaster(
  id: string,
  { focus, tone, from }: Entry,
  masters: Map<string, Master>,
): CatalogueEntry {
  const own = masters.get(id)?.size;
  if (!from || own) return { id, focus, tone, size: own ?? STAND_IN };
  const [width, height] = masters.get(from.picture)?.size ?? STAND_IN;
  const [left, top] = [Math.round(from.left * width), Math.round(from.top * height)];
  const size: Size = [
    Math.min(width - left, Math.round(from.width * width)),
    Math.min(height - top, Math.round(from.height * height)),
  ];
  return { id, focus, tone, size, from: { picture: from.picture, left, top } };
}

/** The valid entries, and the slips of the others. */
export function readCatalogue(
  source: string,
  masters: Map<string, Master>,
): { catalogue: Map<string, CatalogueEntry>; slips: Slip[] } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const syntaxSlips = document.errors.map(({ code, pos: [start] }) => ({
    file: CATALOGUE_NAME,
    line: lines.linePos(start).line,
    reason:
      code === "DUPLICATE_KEY"
        ? "Questo nome c'è già, più in alto"
        : "Qui il file non si legge: manca una virgoletta, una virgola o una parentesi?",
  }));
  if (syntaxSlips.length > 0) return { catalogue: new Map(), slips: syntaxSlips };

  const rawEntries = new Map(Object.entries((document.toJS() ?? {}) as Record<string, unknown>));
  const results = [...rawEntries].map(([id, value]) => [id, entry.safeParse(value ?? {})] as const);
  const entries = new Map(results.flatMap(([id, { data }]) => (data ? [[id, data]] : [])));
  const slips = results.flatMap(([id, { data, error }]) => {
    const whole = data?.from?.picture ?? "";
    // The whole's own slip is reported already.
    const isReported = rawEntries.has(whole) && !entries.has(whole);
    const ofPiece = data?.from && !isReported && slipOfPiece(data.from, entries.get(whole));
    const ofFields = error?.issues.map(({ path, message }) => ({ at: [id, ...path], message }));
    return ofFields ?? (ofPiece ? [{ at: [id, "from"], message: ofPiece }] : []);
  });
  return {
    catalogue: new Map([...entries].map(([id, data]) => [id, withMaster(id, data, masters)])),
    slips: slips.map(({ at, message }) => ({
      file: CATALOGUE_NAME,
      path: at.join("."),
      reason: message,
    })),
  };
}
