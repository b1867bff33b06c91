import type { Upload } from "./receive-upload.ts";
import type { FormOutcome, Visit } from "./visit.ts";

/** The routes of one entry of the desk, by address; all need a session. */
export type PlaceRoutes = {
  pages?: Record<string, (visit: Visit, query: URLSearchParams) => Response | Promise<Response>>;
  /** Forms that change something; a refusal is a page. */
  forms?: Record<
    string,
    (visit: Visit, fields: URLSearchParams) => Promise<FormOutcome | Response>
  >;
  /** Forms with a photograph. */
  uploads?: Record<string, (visit: Visit, upload: Upload) => Promise<FormOutcome | Response>>;
  /** Whether a form needs a fresh proof of identity, by its address. */
  confirmed?: Record<string, (visit: Visit, fields: URLSearchParams) => boolean>;
  /** Forms that may be sent again at will: their fields are too long, or too private, for an address. */
  questions?: Record<string, (visit: Visit, fields: URLSearchParams) => Promise<Response>>;
};
