import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.ts";
import { PATHS } from "#app/site/paths.ts";
import { useWords } from "#app/site/words.ts";

/** The screen for an address that leads nowhere. */
export function NotFound() {
  const { notFound } = useWords().errors;
  return (
    <main id="contenuto" className="bg-night text-on-night">
      <div className="column grid min-h-[80svh] content-center justify-items-start gap-5 pt-32 pb-20">
        <div className="font-display text-[clamp(7rem,22vw,16rem)]/[0.8] text-accent">404</div>
        <h1 lang="en" className="title-section">
          Page Not Found
        </h1>
        <p className="max-w-prose text-on-night-quiet">{notFound}</p>
        <Link to={PATHS.home} lang="en" className={buttonClass({ look: "onPicture" })}>
          Go Home
        </Link>
      </div>
    </main>
  );
}
