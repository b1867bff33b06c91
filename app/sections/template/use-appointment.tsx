import { type ReactNode, useState } from "react";
import { DemoSuccess } from "../demo-success.tsx";
import { buttonClass } from "#app/ui/button.ts";
import { Dialog } from "#app/ui/dialog.tsx";

/**
 * The two dialogs a template's form ends with, in the specification's words: a question, and after
 * Yes a success that says what it is worth. `ask` opens the first, `dialogs` is their place.
 */
export function useAppointment(): { ask: () => void; dialogs: ReactNode } {
  const [step, setStep] = useState<"closed" | "asking" | "done">("closed");
  const close = () => setStep("closed");
  return {
    ask: () => setStep("asking"),
    dialogs: (
      <>
        <Dialog title="Form Fill-Up Complete?" open={step === "asking"} onClose={close}>
          <p>Please Fill All Type Of Field</p>
          <p className="flex flex-wrap justify-center gap-3">
            <button
              type="button"
              className={buttonClass({ look: "confirm" })}
              onClick={() => setStep("done")}
            >
              Yes, complete!
            </button>
            <button type="button" className={buttonClass({ look: "cancel" })} onClick={close}>
              Cancel
            </button>
          </p>
        </Dialog>
        <Dialog title="Congratulation!" open={step === "done"} onClose={close}>
          <p>Your Appointment Added Successful!</p>
          <DemoSuccess onClose={close} />
        </Dialog>
      </>
    ),
  };
}
