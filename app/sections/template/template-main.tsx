import type { ReactNode } from "react";
import { useBanner } from "#app/site/handle.ts";
import { DemoMark } from "./demo-mark.tsx";
import { PageBanner } from "./page-banner.tsx";

/** The main part of a template page: the banner its screen asks for, the screen, and the demo mark. */
export function TemplateMain({ children }: { children: ReactNode }) {
  const banner = useBanner();
  return (
    <main id="contenuto">
      {banner && <PageBanner {...banner} />}
      {children}
      {!banner && (
        <div className="fixed bottom-4 left-4 z-30">
          <DemoMark />
        </div>
      )}
    </main>
  );
}
