/**
 * The site as publishing today's draft would make it: its pages without their scripts, which would ask the
 * public site for data, and with their links inside of the preview.
 */
import { DESK_PATHS } from "#app/desk/paths.ts";
import { formatSlips } from "#app/content/slip.ts";
import { parsePackedRelease, type Release, unpackRelease } from "#server/site/release.ts";
import { allEdits, type StoredEdit } from "#server/store/edits.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { digestOfEdits } from "./edits.ts";
import { subjectPath } from "./part-path.ts";
import { pageSubjects, partsByText, withPartLinks } from "./preview-links.ts";
import { prepareDraft } from "./publish.ts";

type DraftSite = { release: Release; pictures: ReadonlyMap<string, Buffer>; edits: StoredEdit[] };

/** The last draft, for its pages are asked for one after the other. */
let lastDraft: { digest: string; draft: DraftSite } | undefined;

async function readDraft(context: DeskContext): Promise<DraftSite> {
  const edits = await context.database.read(allEdits);
  const digest = digestOfEdits(edits);
  if (lastDraft?.digest === digest) return lastDraft.draft;
  const preparation = await prepareDraft(context);
  if ("slips" in preparation)
    throw new DeskError(`Prima c’è da correggere:\n${formatSlips(preparation.slips)}`);
  const release = unpackRelease(parsePackedRelease(preparation.body));
  lastDraft = { digest, draft: { release, pictures: preparation.pictures, edits } };
  return lastDraft.draft;
}

/** "/en/rooms?x#y" is "en/rooms/index.html" */
function pageFile(address: string): string {
  const path = address.replace(/[?#].*$/, "").replaceAll(/^\/|\/$/g, "");
  return path ? `${path}/index.html` : "index.html";
}

/** The bar floats above the page, clear of the page's own bars at its top and bottom. */
const BAR_STYLE =
  "position:fixed;z-index:99;left:50%;bottom:5.5rem;transform:translateX(-50%);width:max-content;max-width:92vw;padding:.25rem .875rem;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;column-gap:1rem;background:#1b1613;color:#faf6f0;border:1px solid #d9b382;font:.875rem/1.4 sans-serif";

const LINK_STYLE =
  "color:#d9b382;text-decoration:underline;text-underline-offset:.25em;display:inline-flex;align-items:center;min-height:2.75rem";

const barLink = (href: string, text: string) =>
  `<a style="${LINK_STYLE}" href="${href}">${text}</a>`;

/** The preview's bar: a way back, a switch for the edit links, and a link to all parts of the page. */
function previewBar(subject: string | undefined): string {
  return [
    `<aside aria-label="Anteprima" style="${BAR_STYLE}"><span>Anteprima, solo per voi.</span>`,
    barLink(DESK_PATHS.publish, "Torna al banco"),
    `<label style="display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem"><input id="page-alone" type="checkbox" style="width:1.25rem;height:1.25rem;accent-color:#d9b382">Senza «Modifica»</label>`,
    `${subject ? barLink(subjectPath(subject), "Tutte le parti") : ""}</aside>`,
  ].join("");
}

/** A page without scripts, whose links lead to other pages of the preview. */
function previewPage({ release, pictures }: DraftSite, html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link[^>]* rel="modulepreload"[^>]*>/g, "")
    .replaceAll(/ (href|action|formAction)="(\/[^"]*)"/gi, (whole, name: string, address: string) =>
      release.files.has(pageFile(address))
        ? ` ${name}="${DESK_PATHS.preview}${address === "/" ? "" : address}"`
        : whole,
    )
    .replaceAll(/\/pictures\/[\w.-]+/g, (address) =>
      pictures.has(address) ? DESK_PATHS.preview + address : address,
    );
}

/** A page of the draft, or a picture that only the draft has; undefined where there is neither. */
export async function previewFile(
  context: DeskContext,
  address: string,
): Promise<{ body: Uint8Array | string; isPage: boolean } | undefined> {
  const draft = await readDraft(context);
  const picture = draft.pictures.get(address);
  if (picture) return { body: picture, isPage: false };
  const file = draft.release.files.get(pageFile(address));
  if (!file) return undefined;
  const texts = await partsByText(context, draft.edits, pageSubjects(draft.release, address));
  const { html, subject } = withPartLinks(previewPage(draft, file.read().toString()), texts);
  // Behind the page: its link to the content stays the first.
  const body = html.replace("</body>", (end) => previewBar(subject) + end);
  return { body, isPage: true };
}
