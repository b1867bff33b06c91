/** Renders pages with the site's built server bundle: every page of a release, in one process. */
import "./production.ts";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";

/** Gives the HTML of a page by its path; throws where the site has a fault there. */
export type Render = (path: string) => Promise<string>;

/** Opens a server bundle. */
export async function openRenderer(bundle: string): Promise<Render> {
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  return async (path) => {
    const answer = await handle(new Request(new URL(path, "http://localhost")));
    const html = await answer.text();
    if (answer.status >= 500) throw new Error(`${path} cannot be rendered:\n${html}`);
    return html;
  };
}
