import { Island } from "#app/render/island.tsx";
import { useRooms } from "#app/site/house.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { usePaths } from "#app/site/use-paths.ts";
import { ContactBar } from "./contact-bar.tsx";

function useHasEnquiryForm(): boolean {
  const { path } = usePageFacts();
  const { home, search, room } = usePaths();
  const rooms = useRooms();
  return [home, search, ...rooms.map(({ address }) => room(address))].includes(path);
}

/** The contact bar: an island where the page's form changes its words. */
export function ContactBarOfPage() {
  const changes = useHasEnquiryForm();
  if (!changes) return <ContactBar />;
  return <Island name="contact-bar" component={ContactBar} props={{}} when="load" />;
}
