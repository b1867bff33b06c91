/** Requests for pages with an enquiry, none like another. */
import { type Agent, get as httpGet } from "node:http";
import { buffer } from "node:stream/consumers";
import { houseDayAt } from "#app/domain/availability.ts";
import { daysAfter } from "#app/domain/stay.ts";

export const TODAY = houseDayAt(Date.now());

export type Answer = { status: number; body: Buffer };

export function get(url: string, agent: Agent, network: string): Promise<Answer> {
  const headers = { "Accept-Encoding": "gzip", "X-Forwarded-For": network };
  return new Promise((resolve, reject) => {
    httpGet(url, { agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      buffer(answer).then((body) => resolve({ status: statusCode, body }), reject);
    }).on("error", reject);
  });
}

/** Addresses by their turn; `dearest` is the longest stay and largest party that still has a total. */
export const ENQUIRIES = {
  dearest(turn: number) {
    const checkIn = daysAfter("2031-01-01", turn % 3_000);
    const checkOut = daysAfter(checkIn, 60 - (Math.floor(turn / 3_000) % 30));
    return `/?dal=${checkIn}&al=${checkOut}&adulti=2&bambini=7&camere=3&eta=3-5-x`;
  },
  /** The longest stay that is answered with nights, on the page with most answers. */
  taken(turn: number) {
    const checkIn = daysAfter(TODAY, 60 + (turn % 500));
    return `/cerca_stanza?dal=${checkIn}&al=${daysAfter(checkIn, 60)}&adulti=2&bambini=${turn % 7}&camere=3`;
  },
  absurd(turn: number) {
    const checkIn = daysAfter("2031-01-01", turn % 30_000);
    return `/?dal=${checkIn}&al=${daysAfter(checkIn, 999)}&adulti=999&bambini=999&camere=3`;
  },
};

/** What a crowd has seen. */
export type CrowdReport = { answers: number; bytes: number; statuses: number[]; seconds: number };
