import { Link, useLocation, useNavigate } from "react-router";
import { useScreenPath } from "#app/site/use-design.ts";
import { PATHS } from "#app/site/paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** What a generic booking ends with: its success, over the home page it leads to. */
export function BookedDialog() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const path = useScreenPath();
  // A restored tab keeps its state, which the prerendered page cannot know.
  const hydrated = useHydrated();

  // Taken out of the history, so that the way back does not open it again.
  const close = () => navigate(path("home"), { replace: true, preventScrollReset: true });

  return (
    <Dialog
      title="Congratulation! Booking Successful!"
      lang="en"
      open={hydrated && state?.booked === true}
      onClose={close}
    >
      <p className="text-sm text-quiet">Demo page: nothing was booked or sent.</p>
      <p className="flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonClass({ look: "confirm" })} onClick={close}>
          OK
        </button>
        <Link to={PATHS.search} replace lang="it" className={buttonClass({ look: "outline" })}>
          Cerca la tua stanza
        </Link>
      </p>
    </Dialog>
  );
}
