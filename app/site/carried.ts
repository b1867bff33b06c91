import rooms from "#content/rooms.yaml";
import { withEnquiry } from "#app/domain/enquiry.ts";
import { canonicalPath, PATHS, roomPath } from "./paths.ts";
import { useEnquiry } from "./visit.ts";

/** Pages with a form for an enquiry: a link there takes along what was chosen. */
const WITH_FORM = new Set<string>([
  PATHS.home,
  PATHS.search,
  ...rooms.rooms.map(({ slug }) => roomPath(slug)),
]);

/** Writes links that take along what was chosen, so that it is there in another tab, too. */
export function useCarried(): (path: string) => string {
  const enquiry = useEnquiry();
  return (path) => (WITH_FORM.has(canonicalPath(path)) ? withEnquiry(path, enquiry) : path);
}
