/**
 * The page for unknown addresses stands under all of them, and brings the module of the one it was
 * rendered for. Where another route matches, the router wakes with that one's: it is fetched before.
 */
import { matchRoutes, type RouteObject } from "react-router";

type KnownRoute = { id: string; parentId?: string; path?: string; index?: true; module: string };

/** What the framework leaves on the window for its router. */
type Left = {
  __reactRouterManifest: { routes: Record<string, KnownRoute> };
  __reactRouterRouteModules: Record<string, unknown>;
};

export async function fetchModulesHere(): Promise<void> {
  const left = window as unknown as Left;
  const { routes } = left["__reactRouterManifest"];
  const modules = left["__reactRouterRouteModules"];
  const below = (parent?: string): RouteObject[] =>
    Object.values(routes)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => ({
        id,
        ...(path !== undefined && { path }),
        ...(index ? { index } : { children: below(id) }),
      }));
  const missing = (matchRoutes(below(), location) ?? [])
    .flatMap(({ route }) => routes[route.id ?? ""] ?? [])
    .filter(({ id }) => !(id in modules));
  await Promise.all(
    missing.map(async ({ id, module }) => {
      modules[id] = await import(/* @vite-ignore */ module);
    }),
  );
}
