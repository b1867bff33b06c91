import { useRef, useState } from "react";
import type { PostOutcome } from "./post-form.ts";

/** The state of a form; `round` counts its submissions, `values` are those of the last one. */
type SendingState<Values> =
  | { kind: "writing" }
  | { kind: "sending" }
  | (PostOutcome & { values: Values; round: number });

/** Sends a form to our server, one submission at a time; `read` returns its values. */
export function useFormSending<Values>(read: (form: HTMLFormElement) => Values) {
  const [sending, setSending] = useState<SendingState<Values>>({ kind: "writing" });
  const round = useRef(0);

  const send = async (form: HTMLFormElement): Promise<PostOutcome | undefined> => {
    if (sending.kind === "sending") return undefined;
    setSending({ kind: "sending" });
    const outcome = await import("./post-form.ts").then(
      ({ postForm }) => postForm(form),
      // The script itself could not be loaded.
      (): PostOutcome => ({ kind: "undelivered" }),
    );
    round.current++;
    setSending({ ...outcome, values: read(form), round: round.current });
    return outcome;
  };

  /** A change in the fields hides the outcome of the last submission. */
  const reset = () => {
    if (sending.kind !== "sending") setSending({ kind: "writing" });
  };

  return { sending, send, reset };
}
