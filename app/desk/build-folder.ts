import { join } from "node:path";

/** The build that pages are rendered with. */
export const BUILD_FOLDER = join(import.meta.dirname, "../../build");
