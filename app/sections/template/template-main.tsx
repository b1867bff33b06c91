import type { ReactNode } from "react";
import { useBanner } from "#app/site/handle.ts";
import { PageBanner } from "./page-banner.tsx";

/** The main part of a template page: the banner its screen asks for, and the screen. */
export function TemplateMain({ children }: { children: ReactNode }) {
  const banner = useBanner();
  return (
    <main id="contenuto">
      {banner && <PageBanner {...banner} />}
      {children}
    </main>
  );
}
