import { unlistedHead } from "#app/site/head.ts";
import type { HeadMatches } from "#app/site/loaded.ts";
import { NotFound } from "./screen.tsx";

export const meta = ({ matches }: { matches: HeadMatches }) =>
  unlistedHead(matches, "Page Not Found");

export default function NotFoundRoute() {
  return <NotFound />;
}
