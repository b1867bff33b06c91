import { ButtonLink } from "#app/sections/links.tsx";
import { usePaths } from "#app/site/use-paths.ts";
import { useWords } from "#app/site/house.ts";

export function NotFound() {
  const { heading, notFound, goHome, english } = useWords().errors;
  const lang = english ? "en" : undefined;
  const { home } = usePaths();
  return (
    <main id="contenuto" className="bg-night text-on-night">
      <div className="column grid min-h-[80svh] content-center justify-items-start gap-5 pt-32 pb-20">
        <div className="font-display text-[clamp(7rem,22vw,16rem)]/[0.8] text-accent">404</div>
        <h1 lang={lang} className="title-section">
          {heading}
        </h1>
        <p className="max-w-prose text-on-night-quiet">{notFound}</p>
        <ButtonLink to={home} lang={lang} look="onPicture">
          {goHome}
        </ButtonLink>
      </div>
    </main>
  );
}
