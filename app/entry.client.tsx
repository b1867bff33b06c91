import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { prefetchOnIntent } from "./prefetch/links.ts";
import { interceptDataRequests } from "./prefetch/data.ts";
import { loadCurrentModules } from "./prefetch/modules.ts";

interceptDataRequests();
prefetchOnIntent();
await loadCurrentModules();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
