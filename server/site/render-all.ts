import { setImmediate as nextTurn } from "node:timers/promises";
import type { Contents } from "#app/content/site-content.ts";
import { pagePaths } from "#app/paths/page-paths.ts";
import type { Day } from "#app/domain/stay.ts";
import { renderPage } from "#app/render/page.tsx";

type RenderContext = { url: string; today: Day };

function renderPath(context: RenderContext, contents: Contents, path: string): string {
  try {
    return renderPage({ path, site: { ...context, contents } }).html;
  } catch (error) {
    throw new Error(`${path} cannot be rendered`, { cause: error });
  }
}

export function renderAll(context: RenderContext, contents: Contents) {
  return new Map(pagePaths(contents).map((path) => [path, renderPath(context, contents, path)]));
}

export async function findChangedPaths(
  context: RenderContext,
  { before, after }: { before: Contents; after: Contents },
): Promise<string[]> {
  const [pathsBefore, pathsAfter] = [new Set(pagePaths(before)), new Set(pagePaths(after))];
  const changedPaths: string[] = [];
  for (const path of pathsBefore.union(pathsAfter)) {
    const oldHtml = pathsBefore.has(path) ? renderPath(context, before, path) : undefined;
    const newHtml = pathsAfter.has(path) ? renderPath(context, after, path) : undefined;
    if (oldHtml !== newHtml) changedPaths.push(path);
    // Between two pages the server answers requests.
    await nextTurn();
  }
  return changedPaths.toSorted();
}
