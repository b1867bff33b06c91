// The layout's `meta` is the head of all 404 pages.
import { NotFound } from "#app/sections/template/not-found.tsx";

export default NotFound;
