/** Sends messages as guests do, each from another network, so that no limit stops them. */
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { FORM_PATHS, thanksPath } from "#app/paths/paths.ts";

let guestCount = 0;

function nextNetwork(): string {
  guestCount++;
  return `2001:db8:${(guestCount & 0xffff).toString(16)}:${(guestCount >> 16).toString(16)}::1`;
}

export function browserHeaders(): Record<string, string> {
  return {
    "Accept-Language": "it-IT",
    "Sec-Fetch-Site": "same-origin",
    "X-Forwarded-For": nextNetwork(),
  };
}

export function formOf(text: string): URLSearchParams {
  return new URLSearchParams({
    [FORM_FIELDS.name]: "Anna Bini",
    [FORM_FIELDS.email]: "anna@posta.example",
    [FORM_FIELDS.room]: "option2",
    [FORM_FIELDS.message]: text,
    [FORM_FIELDS.honeypot]: "",
  });
}

export function post(
  url: string,
  body: URLSearchParams,
  headers: Record<string, string> = browserHeaders(),
): Promise<Response> {
  return fetch(url, { method: "POST", body, headers, redirect: "manual" });
}

export function referenceIn(answer: Response): string | undefined {
  const [before, reference] = (answer.headers.get("Location") ?? "").split(thanksPath(""));
  return before === "" ? reference : undefined;
}

/** Returns the message's reference; undefined where the server did not thank. */
export async function send(url: string, text: string): Promise<string | undefined> {
  try {
    const response = await post(`${url}${FORM_PATHS.message}`, formOf(text));
    await response.arrayBuffer();
    return referenceIn(response);
  } catch {
    // The server was killed during the request, so it did not thank.
    return undefined;
  }
}

export function print(text: string): void {
  console.log(`  faults: ${text}`);
}
