/** Asks our own server, once, what an address holds that does not say it; the answer is remembered. */

/** The one key in local storage: a JSON object, `image` or `video` by address. */
export const MEDIA_KEY = "mediaTypes";

type Probed = "image" | "video" | "invalid";

function remembered(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(MEDIA_KEY) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    // Storage is closed, or holds what is not ours: nothing is known.
    return {};
  }
}

function remember(address: string, kind: Probed): void {
  try {
    localStorage.setItem(MEDIA_KEY, JSON.stringify({ ...remembered(), [address]: kind }));
  } catch {
    // Storage is closed: it is asked again next time.
  }
}

async function asked(address: string): Promise<Probed> {
  const answer = await fetch(address);
  // Its head tells enough.
  await answer.body?.cancel();
  const kind = /^(image|video)\//.exec(answer.headers.get("Content-Type") ?? "")?.[1];
  return answer.ok && (kind === "image" || kind === "video") ? kind : "invalid";
}

/** What an address of our own holds; without an answer it is invalid for now, and asked again later. */
export async function probe(address: string): Promise<Probed> {
  const known = remembered()[address];
  if (known === "image" || known === "video" || known === "invalid") return known;
  try {
    const kind = await asked(address);
    remember(address, kind);
    return kind;
  } catch {
    return "invalid";
  }
}
