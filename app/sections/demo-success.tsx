import { Link } from "react-router";
import { useHouseLanguage, usePaths } from "#app/paths/use-paths.ts";
import { useRootData } from "#app/site/root-data.ts";
import { buttonClass } from "#app/ui/button.ts";

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
        <button type="button" className={buttonClass({ look: "confirm" })} onClick={onClose}>
          OK
        </button>
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
