/** The entry of the server's bundle: what the server calls to render pages and to find the route of a path. */
export { renderScreen } from "#app/desk/render.tsx";
export { sharedWordsOf } from "#app/guesthouse/layout.tsx";
export { renderErrorPage, renderFormAnswer, renderPage } from "./page.tsx";
export { routeAt } from "./routes.ts";
