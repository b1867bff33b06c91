/** The key in local storage under which the types of requested files are stored: a JSON object of `ProbeResult` by URL. */
export const MEDIA_TYPES_KEY = "mediaTypes";

type ProbeResult = "image" | "video" | "invalid";

function storedResults(): Record<string, unknown> {
  try {
    const results: unknown = JSON.parse(localStorage.getItem(MEDIA_TYPES_KEY) ?? "{}");
    return typeof results === "object" && results !== null ? { ...results } : {};
  } catch {
    // Storage may be forbidden, or its value broken; then the type of each file is requested as on a first visit.
    return {};
  }
}

function storeResult(url: string, result: ProbeResult): void {
  try {
    localStorage.setItem(MEDIA_TYPES_KEY, JSON.stringify({ ...storedResults(), [url]: result }));
  } catch {
    // Without storage the next visit requests the type again.
  }
}

async function fetchMediaType(url: string): Promise<ProbeResult> {
  const response = await fetch(url);
  // The body is not read, because the headers suffice.
  await response.body?.cancel();
  const mediaType = /^(image|video)\//.exec(response.headers.get("Content-Type") ?? "")?.[1];
  return response.ok && (mediaType === "image" || mediaType === "video") ? mediaType : "invalid";
}

/** Returns the type of our own file. Without a response, returns "invalid" but stores nothing: the next call asks again. */
export async function probeMediaType(url: string): Promise<ProbeResult> {
  const knownType = storedResults()[url];
  if (knownType === "image" || knownType === "video" || knownType === "invalid") return knownType;
  try {
    const mediaType = await fetchMediaType(url);
    storeResult(url, mediaType);
    return mediaType;
  } catch {
    return "invalid";
  }
}
