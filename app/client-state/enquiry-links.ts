import { use } from "react";
import { withEnquiry } from "#app/domain/enquiry.ts";
import { GuesthouseContext } from "#app/site/house.ts";
import { canonicalPath, type Paths } from "#app/paths/paths.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { useEnquiry } from "./enquiry-store.ts";

/** Whether a page has a form for an enquiry. */
function hasForm(path: string, paths: Paths, rooms: { address: string }[]) {
  const { home, search, contact, room } = paths;
  return (
    [home, search, contact].includes(path) || rooms.some(({ address }) => room(address) === path)
  );
}

/** Adds the guest's choice to a link, so that a new tab has it too. */
export function useEnquiryLinks(): (path: string) => string {
  const enquiry = useEnquiry();
  const paths = usePaths();
  const rooms = use(GuesthouseContext)?.rooms ?? [];
  return (path) => (hasForm(canonicalPath(path), paths, rooms) ? withEnquiry(path, enquiry) : path);
}
