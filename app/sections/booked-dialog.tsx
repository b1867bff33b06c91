import { Link, useLocation, useNavigate } from "react-router";
import { useHouseLanguage, usePaths, useScreenPath } from "#app/paths/use-paths.ts";
import { useRootData } from "#app/site/root-data.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useHydrated } from "#app/hydration/use-client-value.ts";

type DemoSuccessProps = {
  onClose: () => void;
  /** Whether the link replaces the current page in the history. */
  replace?: boolean;
};

/** The end of every success of the template: a note that nothing was booked, and a link to the search. */
export function DemoSuccess({ onClose, replace = false }: DemoSuccessProps) {
  const label = useRootData()?.search;
  const { search } = usePaths();
  return (
    <>
      <p className="text-sm text-quiet">Demo page: nothing was booked or sent.</p>
      <p className="flex flex-wrap justify-center gap-3">
        <Button look="confirm" onClick={onClose}>
          OK
        </Button>
        <Link
          to={search}
          replace={replace}
          lang={useHouseLanguage()}
          className={buttonClass({ look: "outline" })}
        >
          {label}
        </Link>
      </p>
    </>
  );
}

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
