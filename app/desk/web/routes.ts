/** Collects the routes of the desk. Their order does not matter, because no address belongs to two of these modules. */
export { accessRoutes } from "../access/handlers.ts";
export { calendarRoutes } from "../calendar/handlers.ts";
export { firstDaysRoutes } from "../first-days/handlers.ts";
export { noticeRoutes } from "../notice/handlers.ts";
export { picturesRoutes } from "../pictures/handlers.ts";
export { portalsRoutes } from "../portals/handlers.ts";
export { inboxRoutes } from "../post/handlers.ts";
export { previewRoutes } from "../preview/handlers.ts";
export { pricesRoutes } from "../prices/handlers.ts";
export { publishRoutes } from "../publish/handlers.ts";
export { siteRoutes } from "../words/handlers.ts";
export { todayRoutes } from "../today/handlers.ts";
export { newPageRoutes } from "../words/new-pages.ts";
