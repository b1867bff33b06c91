/** Checks catalogue.yaml and joins each entry with its photograph; slips are told to the family. */
import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import type { Master, Size } from "./masters.ts";
import { TONES, type ToneName } from "./tones.ts";

const PART = "Serve un numero da 0 a 1";
const part = z.number(PART).min(0, PART).max(1, PART);

const FOCUS = "Il punto da non tagliare va scritto così: [0.5, 0.5]";

const unknownNames = (known: string) => (issue: z.core.$ZodRawIssue) =>
  issue.code === "unrecognized_keys"
    ? `"${issue.keys.join('", "')}" non serve o non esiste. Ci sono: ${known}`
    : undefined;

const piece = z.strictObject(
  {
    picture: z.string("Manca il nome dell'immagine intera (picture)"),
    left: part.default(0),
    top: part.default(0),
    width: part.default(1),
    height: part.default(1),
  },
  { error: unknownNames("picture, left, top, width, height") },
);

const entry = z.strictObject(
  {
    focus: z.tuple([part, part], FOCUS).default([0.5, 0.5]),
    tone: z
      .enum(
        Object.keys(TONES) as [ToneName, ...ToneName[]],
        `Questo tono non esiste. Ci sono: ${Object.keys(TONES).join(", ")}`,
      )
      .default("plaster"),
    from: piece.optional(),
  },
  { error: unknownNames("focus, tone, from") },
);

type Entry = z.output<typeof entry>;

export type CatalogueEntry = {
  id: string;
  focus: [x: number, y: number];
  tone: ToneName;
  size: Size;
  /** Where the picture is a piece of another one: that one's name and the piece's upper left corner. */
  from?: { picture: string; left: number; top: number };
};

/** A picture is drawn in this size while its photograph is not there. */
const STAND_IN: Size = [1620, 1080];

/** Why a picture cannot be a piece of that other one, if it cannot. */
function slipOfPiece(
  { picture, left, top, width, height }: z.output<typeof piece>,
  whole: Entry | undefined,
): string | undefined {
  if (!whole) return `L'immagine "${picture}" non è nel catalogo`;
  if (whole.from) return `L'immagine "${picture}" è a sua volta un pezzo di un'altra`;
  // Written with four digits, the two may be a pixel's part more than the whole.
  if (left + width > 1.001 || top + height > 1.001)
    return `Il pezzo esce da "${picture}": left e width, top e height fanno insieme al massimo 1`;
}

function joined(
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

/** What is right in the catalogue, and what is wrong with the rest. */
export function readCatalogue(
  source: string,
  masters: Map<string, Master>,
): { catalogue: Map<string, CatalogueEntry>; slips: string[] } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const broken = document.errors.map(({ code, pos: [start] }) => {
    const why =
      code === "DUPLICATE_KEY"
        ? "Questo nome c'è già, più in alto"
        : "Qui il file non si legge: manca una virgoletta, una virgola o una parentesi?";
    return `pictures/catalogue.yaml:${lines.linePos(start).line}  ${why}`;
  });
  if (broken.length > 0) return { catalogue: new Map(), slips: [...new Set(broken)] };

  const written = new Map(Object.entries((document.toJS() ?? {}) as Record<string, unknown>));
  const checked = [...written].map(([id, given]) => [id, entry.safeParse(given ?? {})] as const);
  const entries = new Map(checked.flatMap(([id, { data }]) => (data ? [[id, data]] : [])));
  const slips = checked.flatMap(([id, { data, error }]) => {
    const whole = data?.from?.picture ?? "";
    // A whole with a slip of its own is told there.
    const isTold = written.has(whole) && !entries.has(whole);
    const ofPiece = data?.from && !isTold && slipOfPiece(data.from, entries.get(whole));
    const ofFields = error?.issues.map(({ path, message }) => ({ at: [id, ...path], message }));
    return ofFields ?? (ofPiece ? [{ at: [id, "from"], message: ofPiece }] : []);
  });
  return {
    catalogue: new Map([...entries].map(([id, data]) => [id, joined(id, data, masters)])),
    slips: slips.map(({ at, message }) => `pictures/catalogue.yaml  ${at.join(".")}: ${message}`),
  };
}
