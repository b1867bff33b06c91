import type { Config } from "@react-router/dev/config";

export default {
  // Made current when it is whole (scripts/current-build.ts).
  buildDirectory: "build.next",
  // The build renders every page itself (server/site/site-build.ts); no page asks for routes later.
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
