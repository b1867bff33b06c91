import type { SiteContent } from "#app/content/site-content.ts";
import type { DemoCard } from "#app/domain/booking-state.ts";
import type { Catalogue } from "#pictures/catalogue.ts";

export const allDemoContentOf = (_catalogue: Catalogue) => ({});

export const demoFiles = (_content: SiteContent): [name: string, text: string][] => [];

export const allDemoCards = (_content: SiteContent): DemoCard[] => [];
