import { use } from "react";
import { withEnquiry } from "#app/domain/enquiry.ts";
import { GuesthouseContext } from "./house.ts";
import { canonicalPath, PATHS, roomPath } from "./paths.ts";
import { useEnquiry } from "./visit.ts";

/** Pages with a form for an enquiry: a link there takes along what was chosen. */
function hasForm(path: string, rooms: { slug: string }[]): boolean {
  return (
    path === PATHS.home ||
    path === PATHS.search ||
    rooms.some(({ slug }) => roomPath(slug) === path)
  );
}

/** Writes links that take along what was chosen, so that it is there in another tab, too. */
export function useCarried(): (path: string) => string {
  const enquiry = useEnquiry();
  const rooms = use(GuesthouseContext)?.rooms ?? [];
  return (path) => (hasForm(canonicalPath(path), rooms) ? withEnquiry(path, enquiry) : path);
}
