import { ButtonLink } from "#app/sections/links.tsx";
import { usePaths, useWords } from "#app/site/page-context.ts";
import { ChatLink, PhoneLink } from "../chat-link.tsx";

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

export function ErrorScreen({ message }: { message: string }) {
  const { ask, errors } = useWords();
  return (
    <main id="contenuto" className="bg-night text-on-night">
      <div className="column grid min-h-[80svh] content-center justify-items-start gap-6 pt-32 pb-20">
        <h1 lang="en" className="title-section">
          Unexpected Application Error!
        </h1>
        <p className="whitespace-pre-line text-on-night-quiet">{message}</p>
        <p className="flex flex-wrap gap-3">
          <ChatLink look="onPicture">{ask.chat}</ChatLink>
          <PhoneLink look="onPicture" />
        </p>
        <a
          href={usePaths().home}
          className="font-semibold text-accent underline underline-offset-4"
        >
          {errors.home}
        </a>
      </div>
    </main>
  );
}
