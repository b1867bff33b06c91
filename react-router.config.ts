import type { Config } from "@react-router/dev/config";
import { answerPath, ANSWERS } from "./app/site/paths.ts";
import { prerenderedPaths } from "./app/site/prerendered-paths.ts";

export default {
  ssr: false,
  prerender: [...prerenderedPaths, ...ANSWERS.map(answerPath)],
} satisfies Config;
