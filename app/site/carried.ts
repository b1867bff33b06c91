import { use } from "react";
import { withEnquiry } from "#app/domain/enquiry.ts";
import { GuesthouseContext } from "./house.ts";
import { canonicalPath, type Paths } from "./paths.ts";
import { usePaths } from "./use-paths.ts";
import { useEnquiry } from "./visit.ts";

/** Pages with a form that an enquiry goes into: a link there takes along what was chosen. */
function hasForm(path: string, paths: Paths, rooms: { address: string }[]) {
  const { home, search, contact, room } = paths;
  return (
    [home, search, contact].includes(path) || rooms.some(({ address }) => room(address) === path)
  );
}

/** Writes links that take along what was chosen, so that it is there in another tab, too. */
export function useCarried(): (path: string) => string {
  const enquiry = useEnquiry();
  const paths = usePaths();
  const rooms = use(GuesthouseContext)?.rooms ?? [];
  return (path) => (hasForm(canonicalPath(path), paths, rooms) ? withEnquiry(path, enquiry) : path);
}
