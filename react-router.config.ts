import type { Config } from "@react-router/dev/config";
import { TEMPLATE_DESIGNS } from "./app/site/designs.ts";
import { prerenderedPaths } from "./app/site/paths.ts";
import { notFoundPath, templatePaths } from "./app/site/template-paths.ts";

export default {
  ssr: false,
  prerender: [...prerenderedPaths, ...templatePaths, ...TEMPLATE_DESIGNS.map(notFoundPath)],
} satisfies Config;
