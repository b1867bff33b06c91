/** The modules of routes, by the manifest that React Router puts on the window. */
import { matchPath, matchRoutes, type RouteObject } from "react-router";

type ManifestRoute = { id: string; parentId?: string; path?: string; index?: true; module: string };

type RoutesById = Record<string, ManifestRoute | undefined>;

type RouterGlobals = {
  __reactRouterManifest: { routes: RoutesById };
  __reactRouterRouteModules: Record<string, unknown>;
};

function patternOf(routes: RoutesById, id = ""): string {
  const { path = "", parentId } = routes[id] ?? {};
  return path.startsWith("/") || !parentId ? path : `${patternOf(routes, parentId)}/${path}`;
}

/** The routes below one, in the form that `matchRoutes` takes. */
function routeObjects(routes: RoutesById, parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => ({
      id,
      ...(path !== undefined && { path }),
      ...(index ? { index } : { children: routeObjects(routes, id) }),
    }));
}

let routeTree: RouteObject[] | undefined;

/** The routes that match a path, the outermost first. */
function routesAt(path: string): ManifestRoute[] {
  const { routes } = (window as unknown as RouterGlobals)["__reactRouterManifest"];
  routeTree ??= routeObjects(routes);
  return (matchRoutes(routeTree, path) ?? []).flatMap(({ route }) => routes[route.id ?? ""] ?? []);
}

function isNotLoaded({ id }: ManifestRoute): boolean {
  return !(id in (window as unknown as RouterGlobals)["__reactRouterRouteModules"]);
}

/** Whether a route other than the catch-all matches a path. */
export function isPage(path: string): boolean {
  return routesAt(path).at(-1)?.path !== "*";
}

/** Fetches the modules of a page; errors show when the router imports the same module. */
export function prefetchModules(page: string): void {
  for (const { module } of routesAt(page).filter(isNotLoaded))
    import(/* @vite-ignore */ module).catch(() => {});
}

/**
 * Loads the modules of the routes at the current address, before hydration. A 404 page is served at any
 * address, with the modules of the route it was rendered for; React Router hydrates the routes that
 * match the address.
 */
export async function loadCurrentModules(): Promise<void> {
  const globals = window as unknown as RouterGlobals;
  const { routes } = globals["__reactRouterManifest"];
  const modules = globals["__reactRouterRouteModules"];
  // One pattern is matched first: nearly every page is served at the address it was rendered for.
  const loadedIds = Object.keys(modules);
  if (matchPath(patternOf(routes, loadedIds.at(-1)), location.pathname)) return;
  const matches = routesAt(location.pathname);
  // A host with a single 404 page serves it below /de and /home2 too: a page of another layout cannot be
  // hydrated, and works without scripts.
  if (!matches.some(({ id }) => id === loadedIds[1])) await new Promise(() => {});
  await Promise.all(
    matches.filter(isNotLoaded).map(async ({ id, module }) => {
      modules[id] = await import(/* @vite-ignore */ module);
    }),
  );
}
