import { useState } from "react";
import { useNavigate } from "react-router";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Dialog } from "#app/ui/dialog.tsx";

/** The generic booking's button and its question. Yes leads home, with the success (booked-dialog.tsx). */
export function ConfirmBooking() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const path = useScreenPath();
  const cancel = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        lang="en"
        className={`${buttonClass()} w-full`}
        onClick={() => setAsking(true)}
      >
        Confirm Booking
      </button>
      <Dialog
        title="Are you sure? You booking this rooms?"
        lang="en"
        open={asking}
        onClose={cancel}
      >
        <p className="flex flex-wrap justify-center gap-3">
          <button
            type="button"
            className={buttonClass({ look: "confirm" })}
            onClick={() => navigate(path("home"), { state: { booked: true } })}
          >
            Yes
          </button>
          <button type="button" className={buttonClass({ look: "cancel" })} onClick={cancel}>
            Cancel
          </button>
        </p>
      </Dialog>
    </>
  );
}
