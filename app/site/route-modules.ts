/** The routes' modules, as the framework leaves them on the window: which a page lacks, and fetching them. */
import { matchPath, matchRoutes, type RouteObject } from "react-router";

type KnownRoute = { id: string; parentId?: string; path?: string; index?: true; module: string };

type Routes = Record<string, KnownRoute | undefined>;

/** What the framework leaves on the window for its router. */
type Left = {
  __reactRouterManifest: { routes: Routes };
  __reactRouterRouteModules: Record<string, unknown>;
};

/** The addresses of a route. */
function patternOf(routes: Routes, id = ""): string {
  const { path = "", parentId } = routes[id] ?? {};
  return path.startsWith("/") || !parentId ? path : `${patternOf(routes, parentId)}/${path}`;
}

/** All that lie below a route, as the router matches them. */
function below(routes: Routes, parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => ({
      id,
      ...(path !== undefined && { path }),
      ...(index ? { index } : { children: below(routes, id) }),
    }));
}

let tree: RouteObject[] | undefined;

/** The routes at an address, the outermost first. */
function routesAt(path: string): KnownRoute[] {
  const { routes } = (window as unknown as Left)["__reactRouterManifest"];
  tree ??= below(routes);
  return (matchRoutes(tree, path) ?? []).flatMap(({ route }) => routes[route.id ?? ""] ?? []);
}

function isMissing({ id }: KnownRoute): boolean {
  return !(id in (window as unknown as Left)["__reactRouterRouteModules"]);
}

/** Whether the site has a page at an address, as far as its routes tell. */
export function isPage(path: string): boolean {
  return routesAt(path).at(-1)?.path !== "*";
}

/** Fetches the modules of a page that may be opened next. */
export function fetchModulesAhead(page: string): void {
  for (const { module } of routesAt(page).filter(isMissing))
    // The router imports it itself, and tells what is wrong then.
    import(/* @vite-ignore */ module).catch(() => {});
}

/**
 * The page for unknown addresses stands under all of them, and brings the module of the one it was
 * rendered for. Where another route matches, the router wakes with that one's: it is fetched before.
 */
export async function fetchModulesHere(): Promise<void> {
  const left = window as unknown as Left;
  const { routes } = left["__reactRouterManifest"];
  const modules = left["__reactRouterRouteModules"];
  // Nearly every page stands where it was rendered for: all routes are matched only where it does not.
  const known = Object.keys(modules);
  if (matchPath(patternOf(routes, known.at(-1)), location.pathname)) return;
  const here = routesAt(location.pathname);
  // A host with one such page shows it below /de and /home2, too: another layout's page cannot wake, and
  // its links do without.
  if (!here.some(({ id }) => id === known[1])) await new Promise(() => {});
  await Promise.all(
    here.filter(isMissing).map(async ({ id, module }) => {
      modules[id] = await import(/* @vite-ignore */ module);
    }),
  );
}
