export type FetchFault =
  | "address"
  | "private"
  | "away"
  | "slow"
  | "large"
  | "redirects"
  | "encoded"
  | `status ${number}`;

/** Contains neither the URL nor the response, so that neither is logged. `retryAfter` is in milliseconds. */
export class FetchError extends Error {
  readonly fault: FetchFault;
  readonly retryAfter: number | undefined;
  constructor(fault: FetchFault, retryAfter?: number) {
    super(fault);
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}
