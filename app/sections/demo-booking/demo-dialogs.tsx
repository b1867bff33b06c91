import { Dialog } from "#app/ui/dialog.tsx";
import { Link } from "#app/client-state/link.tsx";
import { usePageLanguage, usePage, usePaths } from "#app/site/page-context.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import type { ComponentProps } from "react";

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

/** Ends each success dialog with a note that nothing was booked, a button and a link to the search. */
function DemoSuccess() {
  const { searchLabel } = usePage();
  const paths = usePaths();
  return (
    <>
      <p className="text-sm text-quiet">Demo page: nothing was booked or sent.</p>
      <p className="flex flex-wrap justify-center gap-3">
        <Button look="confirm" data-closes="">
          OK
        </Button>
        {/* The link closes the dialog, so that Back does not show it open. */}
        <Link
          to={paths.search}
          lang={usePageLanguage()}
          data-closes=""
          className={buttonClass({ look: "outline" })}
        >
          {searchLabel}
        </Link>
      </p>
    </>
  );
}

/** Shows the success dialog of a booking; `?booked=1` opens the dialog on the home page (app/islands/dialogs.ts). */
export function BookedDialog() {
  return (
    <template data-dialog="booked">
      <Dialog id="booked" title="Congratulation! Booking Successful!" lang="en">
        <DemoSuccess />
      </Dialog>
    </template>
  );
}

/** Shows the buttons of a dialog's question: Yes, with the given words and attributes, and Cancel. */
export function QuestionButtons(yesButtonProps: Omit<ComponentProps<typeof Button>, "look">) {
  return (
    <p className="flex flex-wrap justify-center gap-3">
      <Button look="confirm" {...yesButtonProps} />
      <Button look="cancel" data-closes="">
        Cancel
      </Button>
    </p>
  );
}
