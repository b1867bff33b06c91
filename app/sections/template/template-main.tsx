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
        <div className="absolute top-20 left-5 z-30 md:left-10 lg:fixed lg:top-auto lg:bottom-4 lg:left-4">
          <DemoMark />
        </div>
      )}
    </main>
  );
}
