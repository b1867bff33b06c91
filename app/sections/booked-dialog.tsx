import { useLocation, useNavigate } from "react-router";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useHydrated } from "#app/hydration/use-client-value.ts";
import { DemoSuccess } from "./demo-success.tsx";

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
      <DemoSuccess replace onClose={close} />
    </Dialog>
  );
}
