import { readUnpublishedChanges } from "../publish/draft-changes.ts";
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { navEntryOf } from "../paths.ts";
import { renderScreen, type Screen } from "../render.tsx";
import type { Passkeys } from "#server/auth/passkeys.ts";
import type { Database } from "#server/store/database.ts";
import type { UnfitValue } from "#server/store/letters.ts";
import type { Session } from "#server/store/sessions.ts";
import type { HouseContext, SiteContext } from "../context.ts";
import type { Upload } from "./receive-upload.ts";

export type DeskEnv = { Variables: { session?: Session } };

/** The address that a handled form redirects to, and the notice shown there. */
export type FormOutcome = { location: string; notice: string };

/** A request to the desk, with its session and all that a handler needs. */
export type Visit = HouseContext &
  SiteContext & {
    request: Context["req"];
    /** Undefined before the sign-in. */
    session: Session | undefined;
    /** The family's values that this version of the software refuses. Guests see default values in their place. */
    unfitValues: () => UnfitValue[];
    version: string;
    passkeys: Passkeys;
    sendMail: () => void;
    log: (error: unknown) => void;
    /** Renders a screen, and returns the response. */
    page: <Props extends object>(
      screen: Screen<Props>,
      props: NoInfer<Props>,
      status?: 200 | 403 | 404 | 413 | 422 | 429 | 503,
    ) => Promise<Response>;
  };

export function demandSession({ session }: Pick<Visit, "session">): Session {
  if (!session) throw new Error("A screen was opened without a session");
  return session;
}

/** Error pages are written without `database`, which may have failed, and so without the number of draft changes. */
export function pageWriter(
  context: Context<DeskEnv>,
  render = renderScreen,
  { database, notice }: { database?: Database; notice?: string | undefined } = {},
): Visit["page"] {
  return async (screen, props, status = 200) => {
    const session = context.get("session");
    const navEntry = session && navEntryOf(context.req.path);
    const changes = session && database ? await readUnpublishedChanges({ database }) : [];
    const formKey = randomBytes(9).toString("base64url");
    const frame = { navEntry, notice, draftCount: changes.length, formKey };
    return context.html(render(screen, props, frame), status);
  };
}

/** The routes of one area of the desk, such as the calendar, by address. All routes need a session. */
export type DeskRoutes = {
  pages?: Record<string, (visit: Visit, query: URLSearchParams) => Response | Promise<Response>>;
  /** If a handler returns a page, not a redirect, no result is stored, so the form is handled again if it is sent again. */
  forms?: Record<
    string,
    (visit: Visit, fields: URLSearchParams) => Promise<FormOutcome | Response>
  >;
  uploads?: Record<string, (visit: Visit, upload: Upload) => Promise<FormOutcome | Response>>;
  /** By the address of a form: whether the posted form needs a fresh proof of identity. */
  confirmed?: Record<string, (visit: Visit, fields: URLSearchParams) => boolean>;
};
