import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DemoSuccess } from "../booked-dialog.tsx";

/** The id of the question, which a form opens; there is one such form on a page. */
export const APPOINTMENT_QUESTION = "appointment-question";

const SUCCESS = "appointment-success";

/** The two dialogs of a template's form: a question and, after Yes, a success. */
export function AppointmentDialogs({ search }: { search: string }) {
  return (
    <>
      <Dialog id={APPOINTMENT_QUESTION} title="Form Fill-Up Complete?">
        <p>Please Fill All Type Of Field</p>
        <p className="flex flex-wrap justify-center gap-3">
          <Button look="confirm" data-opens={SUCCESS}>
            Yes, complete!
          </Button>
          <Button look="cancel" data-closes="">
            Cancel
          </Button>
        </p>
      </Dialog>
      <Dialog id={SUCCESS} title="Congratulation!">
        <p>Your Appointment Added Successful!</p>
        <DemoSuccess search={search} />
      </Dialog>
    </>
  );
}
