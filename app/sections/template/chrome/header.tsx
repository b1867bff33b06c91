import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ThemeToggle } from "#app/sections/menu/theme-toggle.tsx";
import { MobileMenu } from "#app/sections/menu/mobile-menu.tsx";
import { useBanner } from "#app/site/banner.ts";
import { SPECIFIED_LINKS } from "#app/paths/template-paths.ts";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { useScrolled } from "#app/ui/use-scrolled.ts";
import { DemoMark } from "../demo-mark.tsx";
import { designMenu, MENU_WORDS } from "./navigation.ts";

type HeaderProps = {
  /** The scroll distance at which the bar turns solid, in pixels. */
  solidAfter?: number;
  /** A line above the bar, on large screens. */
  line?: ReactNode;
  /** A rounded box in the column. */
  floating?: boolean;
  children: ReactNode;
};

/** The top bar of a design: transparent over the picture, solid once scrolled. */
export function DesignHeader({ solidAfter = 100, line, floating, children }: HeaderProps) {
  const isScrolled = useScrolled(solidAfter);
  // A banner has its own mark.
  const hasMark = useBanner() === undefined;
  const solid = isScrolled && "lg:bg-night lg:shadow-lg";
  return (
    <header
      data-print="no"
      className={clsx(
        "absolute inset-x-0 top-0 z-40 text-white transition-colors duration-300 lg:fixed",
        !floating && solid,
      )}
    >
      {hasMark && (
        <div className={clsx(isScrolled && "lg:hidden")}>
          <DemoMark place="bar" />
        </div>
      )}
      {line && !isScrolled && (
        <div className="hidden border-b border-white/25 text-sm lg:block">
          <div className="column flex min-h-11 items-center justify-between gap-8">{line}</div>
        </div>
      )}
      <div className={floating ? "column lg:pt-4" : undefined}>
        <div
          className={clsx(
            "flex min-h-20 items-center justify-between gap-6 transition-colors duration-300",
            floating ? ["lg:rounded-xs lg:border lg:border-white/30 lg:px-8", solid] : "column",
          )}
        >
          {children}
        </div>
      </div>
    </header>
  );
}

type BrandProps = { brand: { name: string; kind: string }; className?: string };

/** The house's name, as a link to its home page. */
export function Brand({ brand: { name, kind }, className }: BrandProps) {
  const path = useScreenPath();
  return (
    <Link to={path("home")} className={clsx("grid py-2 text-white", className)}>
      <span className="brand-name">{name}</span>
      <span className="mt-1.5 text-[0.6875rem]/none font-medium tracking-[0.14em] text-accent uppercase max-sm:hidden">
        {kind}
      </span>
      <span className="sr-only">, home page</span>
    </Link>
  );
}

/** Hides the button below the width at which the bar has room for it; the menu has one too. */
const BOOK_FROM = { lg: "max-lg:hidden", "1100px": "max-[1100px]:hidden" };

type HeaderToolsProps = {
  bookFrom?: keyof typeof BOOK_FROM;
  /** At the end of the small screens' menu. */
  children?: ReactNode;
};

/** The end of every design's bar: booking link, theme toggle, small screens' menu. */
export function HeaderTools({ bookFrom = "lg", children }: HeaderToolsProps) {
  const path = useScreenPath();
  const book = (className: string) => (
    <Link to={SPECIFIED_LINKS.bookNow} className={clsx(buttonClass(), className)}>
      Book Now
    </Link>
  );
  return (
    <div className="flex items-center gap-3">
      {book(clsx("whitespace-nowrap", BOOK_FROM[bookFrom]))}
      <ThemeToggle label="Dark theme" />
      <MobileMenu entries={designMenu(path)} words={MENU_WORDS}>
        {children}
        {book("mt-4 w-full")}
      </MobileMenu>
    </div>
  );
}
