import { useRef, useState } from "react";
import type { PostOutcome } from "./post-form.ts";

/** `round` counts the submissions; `values` are the form's values at the time when the response arrived. */
type SendingState<Values> =
  | { kind: "writing" }
  | { kind: "sending" }
  | (PostOutcome & { values: Values; round: number });

export function useFormSending<Values>(readValues: (form: HTMLFormElement) => Values) {
  const [sending, setSending] = useState<SendingState<Values>>({ kind: "writing" });
  const sendCount = useRef(0);

  const send = async (form: HTMLFormElement): Promise<PostOutcome | undefined> => {
    if (sending.kind === "sending") return undefined;
    setSending({ kind: "sending" });
    const postOutcome = await import("./post-form.ts").then(
      ({ postForm }) => postForm(form),
      // The import fails if the script could not be loaded.
      (): PostOutcome => ({ kind: "undelivered" }),
    );
    sendCount.current++;
    setSending({ ...postOutcome, values: readValues(form), round: sendCount.current });
    return postOutcome;
  };

  const reset = () => {
    if (sending.kind !== "sending") setSending({ kind: "writing" });
  };

  return { sending, send, reset };
}
