import { Island } from "#app/render/island.tsx";
import { useRooms } from "#app/site/house.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { usePaths } from "#app/site/use-paths.ts";
import { ContactBar } from "./contact-bar.tsx";

/** The contact bar: an island where the page's form changes its words. */
export function ContactBarOfPage() {
  const { path } = usePageFacts();
  const { home, search, room } = usePaths();
  const roomPaths = useRooms().map(({ address }) => room(address));
  if (![home, search, ...roomPaths].includes(path)) return <ContactBar />;
  return <Island name="contact-bar" component={ContactBar} props={{}} when="load" />;
}
