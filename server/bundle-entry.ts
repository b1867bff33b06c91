/** The entry of the server's bundle. Commands import from it the code that renders pages, as Node.js cannot run JSX. */
export { runDesk } from "#app/desk/shell/run-desk.ts";
export { renderErrorPage, renderFormAnswer, renderPage } from "#app/render/page.tsx";
export { serveSite } from "./main.ts";
export { createSitePages } from "./serving/site-pages.ts";
export { openSite } from "./site/current-site.ts";
export { renderAll } from "./site/render-all.ts";
