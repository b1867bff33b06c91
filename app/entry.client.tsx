import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchLinks } from "./site/ahead.ts";
import { answerRouter } from "./site/page-data.ts";
import { fetchModulesHere } from "./site/route-modules.ts";

answerRouter();
watchLinks();
await fetchModulesHere();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
