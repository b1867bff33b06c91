/**
 * `renderPage` returns a page's HTML and content security policy, which depend only on the request; for an unknown path,
 * those of the 404 page in the path's language and design. Errors in screens are not caught.
 */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteContent } from "#app/content/site-content.ts";
import type { Enquiry } from "#app/domain/enquiry.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { type FormAnswer, FormAnswerScreen } from "#app/guesthouse/answer/screen.tsx";
import { guesthouseOf, GuesthouseLayout } from "#app/guesthouse/layout.tsx";
import { ErrorScreen, NotFound } from "#app/guesthouse/not-found/screen.tsx";
import { pageHead } from "#app/head/page-head.ts";
import { structuredDataAt } from "#app/head/structured-data.ts";
import { demonstration } from "#demonstration/pages.tsx";
import { mountAt } from "#app/paths/mounts.ts";
import { canonicalPath, houseLanguageAt, PATHS, PATHS_IN } from "#app/paths/paths.ts";
import { isDemoPath } from "#app/paths/page-paths.ts";
import {
  CurrentPageContext,
  GuesthouseContext,
  type ServerAnswers,
  type PageContext,
} from "#app/site/page-context.ts";
import { contentOf, type LoaderArgs, NotFoundError, type Site } from "#app/site/site-context.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { Document, inlineScripts, type Preview } from "./document.tsx";
import { type Route, routeAt } from "./routes.ts";
import type { Banner } from "./screen.ts";

type SiteRequest = { path: string; site: Omit<Site, "language"> };

export type PageRequest = SiteRequest & {
  /** The path of the JSON file with the words that all islands share, in the page's language. */
  wordsPath?: string;
  enquiry?: Enquiry;
  hasWrongDates?: boolean;
  handover?: string;
  availability?: ServerAnswers | undefined;
  preview?: Preview;
};

function designNameAt(path: string): string | undefined {
  const { look } = mountAt(path);
  return look === "guesthouse" ? undefined : demonstration?.designNames[look];
}

function contextOf(
  { site, path, enquiry = {}, hasWrongDates, handover = "", availability }: PageRequest,
  pathByLanguage: Route["pathByLanguage"],
  content: SiteContent,
): PageContext {
  return {
    path,
    // Only these pages contain the day; the HTML of all other pages can be served on every day.
    today: enquiry.stay || isDemoPath(path) || path.startsWith(PATHS.roomDetails) ? site.today : "",
    year: site.today.slice(0, 4),
    enquiry,
    handover,
    availability,
    siteUrl: site.url,
    houseName: content.house.name,
    designName: designNameAt(path),
    searchLabel: content.words.menu.search,
    languages: LANGUAGE_CODES.map((language) => {
      const { phrases, words } = site.contents[language];
      const { name, offer } = words.language;
      return { language, locale: phrases.locale, name, offer };
    }),
    pathByLanguage,
    ...(hasWrongDates && { wrongDatesMessage: content.answers.search.wrong }),
  };
}

function putInLayout(view: ReactNode, args: LoaderArgs, path: string, banner?: Banner): ReactNode {
  const { look } = mountAt(path);
  const main = isDemoPath(path) ? demonstration?.putInFrame(view, args, { look, banner }) : view;
  if (look !== "guesthouse") return main;
  return (
    <GuesthouseContext value={guesthouseOf(args)}>
      <GuesthouseLayout>{main}</GuesthouseLayout>
    </GuesthouseContext>
  );
}

type DocumentParts = Pick<
  Parameters<typeof Document>[0],
  "graph" | "islandData" | "head" | "preview"
>;

function renderDocument(context: PageContext, parts: DocumentParts, children: ReactNode): string {
  const html = renderToStaticMarkup(
    <CurrentPageContext value={context}>
      <Document {...parts} path={context.path}>
        {children}
      </Document>
    </CurrentPageContext>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** Returns a screen's data and view or, if the path has no route, room or story, the data and view of the 404 page. */
function renderScreen(route: Route | undefined, args: LoaderArgs, { path }: PageContext) {
  try {
    if (!route) throw new NotFoundError();
    const { screen, address } = route;
    const loaderData = screen.loader({ ...args, address });
    const View = screen.default;
    return { loaderData, view: <View loaderData={loaderData as never} /> };
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return demonstration && mountAt(path).look !== "guesthouse"
      ? { loaderData: { title: "Page Not Found" }, view: <demonstration.NotFound /> }
      : { loaderData: { title: contentOf(args).words.errors.heading }, view: <NotFound /> };
  }
}

export function renderPage(request: PageRequest) {
  const path = canonicalPath(request.path);
  const args = { site: { ...request.site, language: houseLanguageAt(path) } };
  const content = contentOf(args);
  const route = routeAt(path, request.site.contents);
  const context = contextOf({ ...request, path }, route?.pathByLanguage, content);
  const { today, enquiry, handover, availability } = context;
  const { loaderData, view } = renderScreen(route, args, context);
  const graph = structuredDataAt(path, content, args.site);
  const { preview, wordsPath } = request;
  const islandData = preview
    ? undefined
    : {
        path,
        today,
        enquiry,
        handover,
        availability,
        ...(wordsPath && mountAt(path).look === "guesthouse" && { wordsPath }),
      };
  const html = renderDocument(
    context,
    { head: pageHead(loaderData, context), graph, islandData, preview },
    putInLayout(view, args, path, loaderData.banner),
  );
  return { html, csp: contentSecurityPolicy(inlineScripts(islandData !== undefined)) };
}

/** Renders a page that is not in the route table; its only script sets the theme. */
function renderPlainPage(request: SiteRequest, title: string, view: ReactNode) {
  const { path, site } = request;
  const args = { site: { ...site, language: houseLanguageAt(path) } };
  const context = contextOf(request, undefined, contentOf(args));
  const head = pageHead({ title }, context);
  const html = renderDocument(context, { head }, putInLayout(view, args, path));
  return { html, csp: contentSecurityPolicy(inlineScripts(false)) };
}

/** Renders the page for all errors except 404, with the error's message and the ways to contact the family. */
export function renderErrorPage({ site, path, message }: SiteRequest & { message: string }) {
  const { home } = PATHS_IN[houseLanguageAt(path)];
  const errorPath = `${home}/errore`.replace("//", "/");
  const view = <ErrorScreen message={message} />;
  return renderPlainPage({ site, path: errorPath }, "Unexpected Application Error!", view);
}

type FormAnswerRequest = Pick<SiteRequest, "site"> & { answer: FormAnswer; language: Language };

/** Renders our server's response to a form that was posted without scripts. */
export function renderFormAnswer({ site, answer, language }: FormAnswerRequest) {
  const { home } = PATHS_IN[language];
  const path = `${home}/risposte`.replace("//", "/");
  const { form } = site.contents[language].contact;
  return renderPlainPage({ site, path }, answer.title, <FormAnswerScreen {...{ answer, form }} />);
}
