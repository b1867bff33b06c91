import type { IslandData } from "#app/render/document.tsx";

let data: IslandData | undefined;

/** What the page says of itself to its islands. */
export function pageData(): IslandData {
  data ??= JSON.parse(document.getElementById("page-data")?.textContent ?? "{}") as IslandData;
  return data;
}
