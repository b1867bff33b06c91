import type { Config } from "@react-router/dev/config";
import { TEMPLATE_DESIGNS } from "./app/site/designs.ts";
import { answerPath, ANSWERS, prerenderedPaths } from "./app/site/paths.ts";
import { notFoundPath, templatePaths } from "./app/site/template-paths.ts";

export default {
  ssr: false,
  prerender: [
    ...prerenderedPaths,
    ...ANSWERS.map(answerPath),
    ...templatePaths,
    ...TEMPLATE_DESIGNS.map(notFoundPath),
  ],
} satisfies Config;
