/** Renders pages with the site's built server bundle: every page of a release, in one process. */
import "./production.ts";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Site } from "#app/site/loaded.ts";

/** Gives the HTML of a page by its path, or its data; throws where the site has a fault there. */
export type Render = (path: string) => Promise<string>;

/** The bundle's entry besides what the framework asks of it (app/entry.server.tsx). */
type Entry = ServerBuild["entry"]["module"] & { siteContext: RouterContext<Site> };

/** Opens a server bundle: what it gives renders a site, as often as sites change. */
export async function openRenderer(bundle: string): Promise<(site: Site) => Render> {
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  const { siteContext } = build.entry.module as Entry;
  const handle = createRequestHandler(build, "production");
  return (site) => async (path) => {
    const context = new RouterContextProvider(new Map([[siteContext, site]]));
    const answer = await handle(new Request(new URL(path, "http://localhost")), context);
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${path} cannot be rendered:\n${text}`);
    return text;
  };
}
