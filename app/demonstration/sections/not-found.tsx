import { PATHS } from "#app/paths/paths.ts";
import { ButtonLink } from "#app/sections/links.tsx";

export function NotFound() {
  return (
    <div className="bg-night text-on-night">
      <div className="column grid min-h-[80svh] content-center justify-items-start gap-5 pt-32 pb-20">
        <div className="font-display text-[clamp(7rem,22vw,16rem)]/[0.8] text-accent">404</div>
        <h1 className="title-section">Page Not Found</h1>
        <p className="max-w-prose text-on-night-quiet">
          This page does not exist, or its address has changed.
        </p>
        <ButtonLink to={PATHS.home}>Go Home</ButtonLink>
      </div>
    </div>
  );
}
