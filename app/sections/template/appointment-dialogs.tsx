import { Dialog } from "#app/ui/dialog.tsx";
import { DemoSuccess } from "../booked-dialog.tsx";
import { QuestionButtons } from "./question-buttons.tsx";

/** The id of the question dialog, which the page's one appointment form opens. */
export const QUESTION_DIALOG_ID = "appointment-question";

const SUCCESS_DIALOG_ID = "appointment-success";

export function AppointmentDialogs() {
  return (
    <>
      <Dialog id={QUESTION_DIALOG_ID} title="Form Fill-Up Complete?">
        <p>Please Fill All Type Of Field</p>
        <QuestionButtons data-opens={SUCCESS_DIALOG_ID}>Yes, complete!</QuestionButtons>
      </Dialog>
      <Dialog id={SUCCESS_DIALOG_ID} title="Congratulation!">
        <p>Your Appointment Added Successful!</p>
        <DemoSuccess />
      </Dialog>
    </>
  );
}
