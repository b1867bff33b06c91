/** Guests who write, each from a network of its own. */
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { FORM_PATHS, thanksPath } from "#app/paths/paths.ts";

let guestCount = 0;

/** A network that no other guest has had. */
function nextNetwork(): string {
  guestCount++;
  return `2001:db8:${(guestCount & 0xffff).toString(16)}:${(guestCount >> 16).toString(16)}::1`;
}

/** What a browser says beside a form that is posted from our page. */
export function browserHeaders(): Record<string, string> {
  return {
    "Accept-Language": "it-IT",
    "Sec-Fetch-Site": "same-origin",
    "X-Forwarded-For": nextNetwork(),
  };
}

/** What a guest writes; `text` tells one message from the other. */
export function letterOf(text: string): URLSearchParams {
  return new URLSearchParams({
    [FORM_FIELDS.name]: "Anna Bini",
    [FORM_FIELDS.email]: "anna@posta.example",
    [FORM_FIELDS.room]: "option2",
    [FORM_FIELDS.message]: text,
    [FORM_FIELDS.honeypot]: "",
  });
}

/** Posts a form and does not follow. */
export function post(
  url: string,
  body: URLSearchParams,
  headers: Record<string, string> = browserHeaders(),
): Promise<Response> {
  return fetch(url, { method: "POST", body, headers, redirect: "manual" });
}

/** The reference an answer thanks with; nothing when it does not thank. */
export function referenceIn(answer: Response): string | undefined {
  const [before, reference] = (answer.headers.get("Location") ?? "").split(thanksPath(""));
  return before === "" ? reference : undefined;
}

/** Posts a message; gives its reference, or nothing when it was not thanked for. */
export async function send(url: string, text: string): Promise<string | undefined> {
  try {
    const answer = await post(`${url}${FORM_PATHS.message}`, letterOf(text));
    await answer.arrayBuffer();
    return referenceIn(answer);
  } catch {
    // The server was killed under the guest: nobody was thanked.
    return undefined;
  }
}

/** Prints a figure of a test, so that a run can be read. */
export function figure(text: string): void {
  console.log(`  faults: ${text}`);
}
