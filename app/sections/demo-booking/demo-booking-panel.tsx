import { Island } from "#app/render/island.tsx";
import { mountAt } from "#app/paths/mounts.ts";
import { PATHS } from "#app/paths/paths.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import DemoBooking, { type DemoBookingProps } from "./demo-booking.tsx";
import { QuestionButtons } from "./demo-dialogs.tsx";

const QUESTION_DIALOG_ID = "booking-question";

/** The button Yes in the question dialog opens the home page with a dialog about the success (`BookedDialog`). */
function ConfirmBooking() {
  const { prefix } = mountAt(usePageFacts().path);
  return (
    <>
      <Button className="w-full" data-opens={QUESTION_DIALOG_ID}>
        Confirm Booking
      </Button>
      <Dialog id={QUESTION_DIALOG_ID} title="Are you sure? You booking this rooms?" lang="en">
        <QuestionButtons data-goes={`${prefix || PATHS.home}?booked=1`}>Yes</QuestionButtons>
      </Dialog>
    </>
  );
}

export function DemoBookingPanel(props: DemoBookingProps) {
  return (
    <section
      aria-labelledby="booking"
      lang="en"
      className="grid gap-6 rounded-xs border border-line bg-raised p-6 shadow-[0_24px_60px_-24px_rgb(27_22_19/0.35)] sm:p-8"
    >
      <Island name="demo-booking" component={DemoBooking} props={props} when="load" />
      <ConfirmBooking />
    </section>
  );
}
