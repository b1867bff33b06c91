/** Guarda: the pages of the draft, as guests would see them. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import { DeskError } from "../context.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import type { Visit } from "./visit.ts";

/** Pages have their styles in themselves, and no scripts here. */
const PREVIEW_POLICY =
  "default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const IMAGE_TYPES: Record<string, string> = { avif: "image/avif", webp: "image/webp" };

async function showPreviewFile(visit: Visit): Promise<Response> {
  const address = visit.request.path.slice(DESK_PATHS.preview.length) || "/";
  const file = await visit.run("previewFile", address);
  if (!file) throw new DeskError("Questa pagina nella bozza non c’è.");
  const { body, isPage } = file;
  const type = IMAGE_TYPES[address.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  return new Response(typeof body === "string" ? body : new Uint8Array(body), {
    headers: {
      "Content-Type": isPage ? "text/html; charset=utf-8" : type,
      "Content-Security-Policy": PREVIEW_POLICY,
    },
  });
}

export const previewRoutes: PlaceRoutes = {
  pages: { [DESK_PATHS.preview]: showPreviewFile, [`${DESK_PATHS.preview}/*`]: showPreviewFile },
};
