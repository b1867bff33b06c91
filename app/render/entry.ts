/** What our server gets of the app: pages, and what it says of them elsewhere. */
export { renderScreen } from "#app/desk/render.tsx";
export { sharedWordsOf } from "#app/guesthouse/layout.tsx";
export { renderErrorPage, renderFormAnswer, renderPage } from "./page.tsx";
export { routeAt } from "./routes.ts";
