import { join } from "node:path";

export const BUILD_FOLDER = join(import.meta.dirname, "../../build");
