import { Dialog } from "#app/ui/dialog.tsx";
import { DemoSuccess } from "../booked-dialog.tsx";
import { QuestionButtons } from "./question-buttons.tsx";

/** The id of the question, which a form opens; there is one such form on a page. */
export const APPOINTMENT_QUESTION = "appointment-question";

const SUCCESS = "appointment-success";

export function AppointmentDialogs({ search }: { search: string }) {
  return (
    <>
      <Dialog id={APPOINTMENT_QUESTION} title="Form Fill-Up Complete?">
        <p>Please Fill All Type Of Field</p>
        <QuestionButtons data-opens={SUCCESS}>Yes, complete!</QuestionButtons>
      </Dialog>
      <Dialog id={SUCCESS} title="Congratulation!">
        <p>Your Appointment Added Successful!</p>
        <DemoSuccess search={search} />
      </Dialog>
    </>
  );
}
