export type PostOutcome =
  | { kind: "stored"; reference: string }
  | { kind: "invalid"; reasonsByField: Record<string, string> }
  /** Our server is missing (on a static host), failed or did not respond. */
  | { kind: "undelivered" };

/** This is longer than the server waits for a busy database (server/store/sqlite.ts), so that its answer arrives. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Replaces `AbortSignal.timeout`, which the oldest supported browsers lack. */
function timeoutSignal(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS);
  return controller.signal;
}

/** Only our own server responds with this JSON; any other response means that nothing was stored. */
function outcomeOf(status: number, answer: unknown): PostOutcome {
  const { kept, fields } = Object(answer) as {
    kept?: string;
    fields?: Record<string, string>;
  };
  if (status === 200 && typeof kept === "string") return { kind: "stored", reference: kept };
  if (status === 422 && fields) return { kind: "invalid", reasonsByField: fields };
  return { kind: "undelivered" };
}

/** Returns "undelivered" instead of throwing an error. */
export async function postForm(form: HTMLFormElement): Promise<PostOutcome> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams([...new FormData(form)] as [string, string][]),
      signal: timeoutSignal(),
    });
    return outcomeOf(response.status, await response.json());
  } catch {
    return { kind: "undelivered" };
  }
}

/** Fetches a token in which our server signs the time when the guest began to write; "" if our server does not answer. */
export async function fetchToken(path: string): Promise<string> {
  try {
    const response = await fetch(path, { signal: timeoutSignal() });
    const { token } = Object(await response.json()) as { token?: string };
    return typeof token === "string" ? token : "";
  } catch {
    return "";
  }
}
