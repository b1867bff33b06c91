import { NotFound } from "#app/sections/template/not-found.tsx";
import { templateHead } from "#app/site/template-head.ts";

export const meta = templateHead("Page Not Found");

export default NotFound;
