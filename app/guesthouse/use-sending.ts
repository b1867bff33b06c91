import { useRef, useState } from "react";
import type { PostOutcome } from "./post-form.ts";

/** `round` counts the submissions; `values` are the form's values at the time when the response arrived. */
type SendState<Values> =
  | { kind: "writing" }
  | { kind: "sending" }
  | (PostOutcome & { values: Values; round: number });

export function useFormSending<Values>(readValues: (form: HTMLFormElement) => Values) {
  const [sendState, setSendState] = useState<SendState<Values>>({ kind: "writing" });
  const sendCount = useRef(0);

  const send = async (form: HTMLFormElement): Promise<PostOutcome | undefined> => {
    if (sendState.kind === "sending") return undefined;
    setSendState({ kind: "sending" });
    const outcome = await import("./post-form.ts").then(
      ({ postForm }) => postForm(form),
      // The import fails if the script could not be loaded.
      (): PostOutcome => ({ kind: "undelivered" }),
    );
    sendCount.current++;
    setSendState({ ...outcome, values: readValues(form), round: sendCount.current });
    return outcome;
  };

  const reset = () => {
    if (sendState.kind !== "sending") setSendState({ kind: "writing" });
  };

  return { sendState, send, reset };
}
