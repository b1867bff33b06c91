/**
 * The site as publishing today's draft would make it: its pages without their scripts, which would ask the
 * public site for data, and with their links inside of the preview.
 */
import { DESK_PATHS } from "#app/desk/paths.ts";
import { formatSlips } from "#app/content/slip.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { canonicalPath } from "#app/paths/paths.ts";
import { pagePaths } from "#app/paths/page-paths.ts";
import { parseRelease } from "#server/site/release.ts";
import { type Subject, trackContents } from "#server/site/content-dependencies.ts";
import { openBuild, type SiteBuild } from "#server/site/site-build.ts";
import type { Contents } from "#app/content/site-content.ts";
import { allEdits, type StoredEdit } from "#server/store/edits.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { BUILD_FOLDER } from "./current-release.ts";
import { digestOfEdits } from "./edits.ts";
import { subjectPath } from "./part-path.ts";
import { pageSubjects, partsByText, withPartLinks } from "./preview-links.ts";
import { prepareDraft } from "./publish.ts";

type DraftSite = {
  contents: Contents;
  pictures: ReadonlyMap<string, Buffer>;
  edits: StoredEdit[];
  subjects?: ReadonlyMap<string, Subject[]>;
};

/** The last draft, for its pages are asked for one after the other. */
let lastDraft: { digest: string; draft: DraftSite } | undefined;

async function readDraft(context: DeskContext): Promise<DraftSite> {
  const edits = await context.database.read(allEdits);
  const digest = digestOfEdits(edits);
  if (lastDraft?.digest === digest) return lastDraft.draft;
  const preparation = await prepareDraft(context);
  if ("slips" in preparation)
    throw new DeskError(`Prima c’è da correggere:\n${formatSlips(preparation.slips)}`);
  const { contents } = parseRelease(preparation.body);
  lastDraft = { digest, draft: { contents, pictures: preparation.pictures, edits } };
  return lastDraft.draft;
}

/** The path of an address: "/en/rooms?x#y" is "/en/rooms". */
function pathOf(address: string): string {
  return canonicalPath(address.replace(/[?#].*$/, "") || "/");
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
function previewPage({ contents, pictures }: DraftSite, { routeAt }: SiteBuild, html: string) {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/ (href|action|formAction)="(\/[^"]*)"/gi, (whole, name: string, address: string) =>
      routeAt(pathOf(address), contents)
        ? ` ${name}="${DESK_PATHS.preview}${address === "/" ? "" : address}"`
        : whole,
    )
    .replaceAll(/\/pictures\/[\w.-]+/g, (address) =>
      pictures.has(address) ? DESK_PATHS.preview + address : address,
    );
}

/** The subjects of content that each page reads, found by rendering it. */
function subjectsByPage(build: SiteBuild, { contents }: DraftSite, context: DeskContext) {
  const { siteUrl: url } = context.settings;
  const today = houseDayAt(context.now);
  return new Map(
    pagePaths(contents).map((path) => {
      const tracked = trackContents(contents);
      const site = { contents: tracked.contents, url, today };
      build.renderPage({ path, site, assets: build.assets });
      return [path, tracked.subjects()];
    }),
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
  const build = await openBuild(BUILD_FOLDER);
  const path = pathOf(address);
  if (!build.routeAt(path, draft.contents)) return undefined;
  const { siteUrl: url } = context.settings;
  const site = { contents: draft.contents, url, today: houseDayAt(context.now) };
  const page = build.renderPage({ path, site, assets: build.assets });
  draft.subjects ??= subjectsByPage(build, draft, context);
  const texts = await partsByText(context, draft.edits, pageSubjects(draft.subjects, path));
  const { html, subject } = withPartLinks(previewPage(draft, build, page.html), texts);
  // Behind the page: its link to the content stays the first.
  const body = html.replace("</body>", (end) => previewBar(subject) + end);
  return { body, isPage: true };
}
