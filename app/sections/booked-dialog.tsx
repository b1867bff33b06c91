import { useLocation, useNavigate } from "react-router";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useHydrated } from "#app/hydration/use-client-value.ts";
import { DemoSuccess } from "./demo-success.tsx";

/** The success of a generic booking, over the home page. */
export function BookedDialog() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const path = useScreenPath();
  // The navigation's state is unknown in the prerendered page, and kept in a restored tab.
  const isHydrated = useHydrated();

  // Replaced in the history, so that going back does not open it again.
  const close = () => navigate(path("home"), { replace: true, preventScrollReset: true });

  return (
    <Dialog
      title="Congratulation! Booking Successful!"
      lang="en"
      open={isHydrated && state?.booked === true}
      onClose={close}
    >
      <DemoSuccess replace onClose={close} />
    </Dialog>
  );
}
