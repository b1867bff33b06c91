import { type ReactNode, useState } from "react";
import { DemoSuccess } from "../booked-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** The two dialogs of a template's form: a question and, after Yes, a success. `ask` opens the first. */
export function useAppointmentDialogs(): { ask: () => void; dialogs: ReactNode } {
  const [step, setStep] = useState<"closed" | "question" | "success">("closed");
  const close = () => setStep("closed");
  return {
    ask: () => setStep("question"),
    dialogs: (
      <>
        <Dialog title="Form Fill-Up Complete?" open={step === "question"} onClose={close}>
          <p>Please Fill All Type Of Field</p>
          <p className="flex flex-wrap justify-center gap-3">
            <Button look="confirm" onClick={() => setStep("success")}>
              Yes, complete!
            </Button>
            <Button look="cancel" onClick={close}>
              Cancel
            </Button>
          </p>
        </Dialog>
        <Dialog title="Congratulation!" open={step === "success"} onClose={close}>
          <p>Your Appointment Added Successful!</p>
          <DemoSuccess onClose={close} />
        </Dialog>
      </>
    ),
  };
}
