import { unlistedHead } from "#app/site/head.ts";
import { NotFound } from "./screen.tsx";

export const meta = () => unlistedHead("Page Not Found");

export default function NotFoundRoute() {
  return <NotFound />;
}
