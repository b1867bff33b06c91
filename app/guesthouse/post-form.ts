/**
 * Sends a form to our server and says what became of it. Loaded when a form is first touched: nobody
 * who only reads needs it.
 */

export type Outcome =
  /** The server has written it down. */
  | { kind: "kept"; reference: string }
  /** The server names fields that must be changed. */
  | { kind: "wrong"; fields: Record<string, string> }
  /** There is no server, it could not take it, or it did not answer. */
  | { kind: "undelivered" };

/** Longer than the server itself tries to write. */
const PATIENCE = 10_000;

/** Only our own server answers like this; a host that sends a page back has taken nothing. */
function outcomeOf(status: number, answer: unknown): Outcome {
  const { kept, fields } = Object(answer) as {
    kept?: string;
    fields?: Record<string, string>;
  };
  if (status === 200 && typeof kept === "string") return { kind: "kept", reference: kept };
  if (status === 422 && fields) return { kind: "wrong", fields };
  return { kind: "undelivered" };
}

/** Posts the fields of a form; never throws. */
export async function postForm(form: HTMLFormElement): Promise<Outcome> {
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams([...new FormData(form)] as [string, string][]),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return outcomeOf(answer.status, await answer.json());
  } catch {
    return { kind: "undelivered" };
  }
}

/** A signed token that says when writing began; "" where no server of ours gives one. */
export async function fetchToken(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const { token } = Object(await answer.json()) as { token?: string };
    return typeof token === "string" ? token : "";
  } catch {
    return "";
  }
}
