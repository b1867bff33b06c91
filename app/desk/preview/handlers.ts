/** Guarda: the pages of the draft, as guests would see them. */
import { changedPage, previewPage } from "./preview.ts";
import { DESK_PATHS } from "../paths.ts";
import { DeskError } from "../context.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";

/** As the policy of the desk, for a page with inline styles and the site's fonts and pictures. */
const PREVIEW_POLICY =
  "default-src 'none'; script-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

async function showPreview(visit: Visit, query: URLSearchParams): Promise<Response> {
  // The change whose page is wanted; without its subject, the last one.
  const subject = query.get("cosa");
  if (subject !== null) {
    const page = await changedPage(visit, subject, query.get("posto") ?? "");
    const location = encodeURI(DESK_PATHS.preview + page.replace(/^\/(?=#|$)/, ""));
    return new Response(null, { status: 303, headers: { Location: location } });
  }
  const address = visit.request.path.slice(DESK_PATHS.preview.length) || "/";
  const html = await previewPage(visit, address);
  if (html === undefined) throw new DeskError("Questa pagina nella bozza non c’è.");
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": PREVIEW_POLICY,
    },
  });
}

export const previewRoutes: DeskRoutes = {
  pages: { [DESK_PATHS.preview]: showPreview, [`${DESK_PATHS.preview}/*`]: showPreview },
};
