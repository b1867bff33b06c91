/**
 * One push to a phone: an empty body, so that a push service learns that something is new and nothing else
 * (RFC 8030). The phone's worker asks the desk what it is.
 */
import { outgoingUrl, UrlError } from "#server/outgoing/public-url.ts";
import { type OutgoingOptions, sendRequest } from "#server/outgoing/send-request.ts";
import { vapidHeader, type VapidKey } from "./vapid.ts";

/** For the whole push, in milliseconds. */
const PUSH_TIMEOUT = 10_000;

/**
 * "gone": the subscription is no more. "away": no answer, or a temporary refusal. "refused": a
 * permanent refusal.
 */
export type PushResult = {
  kind: "accepted" | "gone" | "away" | "refused";
  /** The HTTP status of the push service's response. */
  status?: number;
};

type PushOptions = OutgoingOptions & {
  key: VapidKey;
  subject: string;
  now: number;
  timeout?: number;
};

function resultOfStatus(status: number): PushResult {
  if (status >= 200 && status < 300) return { kind: "accepted", status };
  if (status === 404 || status === 410) return { kind: "gone", status };
  return { kind: status === 429 || status >= 500 ? "away" : "refused", status };
}

export async function sendPush(endpoint: string, options: PushOptions): Promise<PushResult> {
  try {
    const url = outgoingUrl(endpoint, options.testHosts);
    const headers = {
      Authorization: vapidHeader(url, options),
      "Content-Length": "0",
      TTL: "3600",
      Urgency: "high",
      // A phone that was away rings once for all that came meanwhile.
      Topic: "banco",
    };
    const signal = AbortSignal.timeout(options.timeout ?? PUSH_TIMEOUT);
    const response = await sendRequest(url, { method: "POST", headers, signal }, options);
    // The response's body is not read.
    response.destroy();
    return resultOfStatus(response.statusCode ?? 0);
  } catch (error) {
    return { kind: error instanceof UrlError ? "refused" : "away" };
  }
}
