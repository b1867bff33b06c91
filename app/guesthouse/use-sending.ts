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
  const sendCount = useRef(0);

  const send = async (form: HTMLFormElement): Promise<PostOutcome | undefined> => {
    if (sending.kind === "sending") return undefined;
    setSending({ kind: "sending" });
    const postOutcome = await import("./post-form.ts").then(
      ({ postForm }) => postForm(form),
      // The import fails where the script could not be loaded.
      (): PostOutcome => ({ kind: "undelivered" }),
    );
    sendCount.current++;
    setSending({ ...postOutcome, values: read(form), round: sendCount.current });
    return postOutcome;
  };

  /** A change in the fields hides the outcome of the last submission. */
  const resetOutcome = () => {
    if (sending.kind !== "sending") setSending({ kind: "writing" });
  };

  return { sending, send, reset: resetOutcome };
}
