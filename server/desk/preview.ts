/**
 * The site as publishing today's draft would make it: its pages without their scripts, which would ask the
 * public site for data, and with their links inside of the preview.
 */
import { DESK_PATHS } from "#app/desk/paths.ts";
import { formatSlips } from "#app/content/slip.ts";
import { parsePacked, type Release, unpack } from "#server/site/release.ts";
import { allEdits } from "#server/store/edits.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { digestOf } from "./edits.ts";
import { prepareDraft } from "./publish.ts";

type Draft = { release: Release; pictures: ReadonlyMap<string, Buffer> };

/** The last draft, for its pages are asked for one after the other. */
let last: { digest: string; draft: Draft } | undefined;

async function readDraft(context: DeskContext): Promise<Draft> {
  const digest = digestOf(await context.database.read(allEdits));
  if (last?.digest === digest) return last.draft;
  const preparation = await prepareDraft(context);
  if ("slips" in preparation)
    throw new DeskError(`Prima c’è da correggere:\n${formatSlips(preparation.slips)}`);
  const release = unpack(parsePacked(preparation.body));
  last = { digest, draft: { release, pictures: preparation.pictures } };
  return last.draft;
}

/** "/en/rooms?x#y" is "en/rooms/index.html" */
function pageName(address: string): string {
  const path = address.replace(/[?#].*$/, "").replaceAll(/^\/|\/$/g, "");
  return path ? `${path}/index.html` : "index.html";
}

/** It floats above the page, whose own bars are at its top and its bottom. */
const BAR_STYLE =
  "position:fixed;z-index:99;left:50%;bottom:5.5rem;transform:translateX(-50%);width:max-content;max-width:92vw;padding:.75rem 1.25rem;background:#1b1613;color:#faf6f0;border:1px solid #d9b382;font:1rem/1.5 sans-serif";

const BAR = `<div style="${BAR_STYLE}">Anteprima, solo per voi. <a style="color:#d9b382;text-decoration:underline" href="${DESK_PATHS.publish}">Torna al banco</a></div>`;

function previewPage({ release, pictures }: Draft, html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link[^>]* rel="modulepreload"[^>]*>/g, "")
    .replaceAll(
      / (href|action|formAction)="(\/[^"]*)"/gi,
      (whole, name: string, address: string) =>
        release.files.has(pageName(address))
          ? ` ${name}="${DESK_PATHS.preview}${address === "/" ? "" : address}"`
          : whole,
    )
    .replaceAll(/\/pictures\/[\w.-]+/g, (address) =>
      pictures.has(address) ? DESK_PATHS.preview + address : address,
    )
    .replace(/<body\b[^>]*>/, (body) => body + BAR);
}

/** A page of the draft, or a picture that only the draft has; undefined where there is neither. */
export async function previewFile(
  context: DeskContext,
  address: string,
): Promise<{ body: Uint8Array | string; isPage: boolean } | undefined> {
  const draft = await readDraft(context);
  const picture = draft.pictures.get(address);
  if (picture) return { body: picture, isPage: false };
  const page = draft.release.files.get(pageName(address));
  return page && { body: previewPage(draft, page.read().toString()), isPage: true };
}
