import { useRef, useState } from "react";
import type { Outcome } from "./post-form.ts";

/** What becomes of a form; `round` tells one sending from the next, `given` is what it was sent with. */
export type Sending<Given> =
  { kind: "writing" } | { kind: "sending" } | (Outcome & { given: Given; round: number });

/** Sends a form to our server, one at a time; `read` takes what stands in its fields. */
export function useSending<Given>(read: (form: HTMLFormElement) => Given) {
  const [sending, setSending] = useState<Sending<Given>>({ kind: "writing" });
  const round = useRef(0);

  const send = async (form: HTMLFormElement): Promise<Outcome | undefined> => {
    if (sending.kind === "sending") return undefined;
    setSending({ kind: "sending" });
    const outcome = await import("./post-form.ts").then(
      ({ postForm }) => postForm(form),
      // The line broke before the script came.
      (): Outcome => ({ kind: "undelivered" }),
    );
    round.current++;
    setSending({ ...outcome, given: read(form), round: round.current });
    return outcome;
  };

  /** What is said is about what stands in the fields: a change takes it back. */
  const takeBack = () => {
    if (sending.kind !== "sending") setSending({ kind: "writing" });
  };

  return { sending, send, takeBack };
}
