import { clsx } from "clsx";
import { type ReactNode, use } from "react";
import { Link } from "#app/client-state/link.tsx";
import { ButtonLink } from "#app/sections/links.tsx";
import { MainMenu, MobileMenu, type NavEntry } from "#app/sections/menu.tsx";
import { ThemeToggle } from "#app/sections/theme-toggle.tsx";
import { BannerContext } from "./template-main.tsx";
import { HOME_NAMES } from "../words.ts";
import { GUESTHOUSE_MOUNT } from "#app/paths/mounts.ts";
import { DEMO_MOUNTS } from "../mounts.ts";
import { linksTo, housePath, type ScreenName, screenPath } from "../paths.ts";
import { useScreenPath } from "../use-screen-path.ts";

/**
 * The menu of all four designs, without the submenu of home pages. Each label has a page or a submenu of pages;
 * Rooms, Page and Blog only open their submenus (docs/specification.md, section 2).
 */
const MENU: Record<string, ScreenName | Record<string, ScreenName>> = {
  About: "about",
  Rooms: { Room: "room", "Find Room": "findRoom", "Room Details": "roomDetails" },
  Page: {
    "About Us": "about",
    Service: "services",
    "Service Details": "serviceDetails",
    "Our Team": "team",
    Pricing: "pricing",
  },
  Blog: { Blog: "blog", "Blog Details": "blogDetails" },
  Contact: "contact",
};

function useDesignMenu(): NavEntry[] {
  const pathTo = useScreenPath();
  const homeLinks = [GUESTHOUSE_MOUNT, ...DEMO_MOUNTS].map((mount) => ({
    label: HOME_NAMES[mount.look]!,
    to: screenPath(mount, "home"),
  }));
  const entries = Object.entries(MENU).map(([label, screens]) =>
    typeof screens === "string"
      ? { label, to: pathTo(screens) }
      : { label, links: linksTo(screens, pathTo) },
  );
  return [{ label: "Home", links: homeLinks }, ...entries];
}

type HeaderProps = {
  brand: BrandProps["brand"];
  /** The scroll position, in pixels, above which the bar is solid; undefined for the default. */
  solidAfter?: number;
  infoLine?: ReactNode;
  isFloating?: boolean;
  isBrandCentred?: boolean;
  menuClass?: string;
  children?: ReactNode;
};

/** Shows a design's top bar, which is transparent over the picture and solid once the page is scrolled. */
export function DesignHeader(props: HeaderProps) {
  const { brand, solidAfter, infoLine, isFloating, isBrandCentred, menuClass, children } = props;
  const menu = useDesignMenu();
  // On a page with a banner, the banner itself contains the words "Demo page".
  const hasDemoMark = use(BannerContext) === undefined;
  const solid = "lg:in-data-scrolled:bg-night lg:in-data-scrolled:shadow-lg";
  return (
    <header
      data-solid-after={solidAfter}
      className={clsx(
        "absolute inset-x-0 top-0 z-40 text-white transition-colors duration-300 lg:fixed",
        !isFloating && solid,
      )}
    >
      {hasDemoMark && (
        <div className="lg:in-data-scrolled:hidden">
          <p className="bg-night py-1 text-center text-sm leading-normal text-on-night">
            Demo page
          </p>
        </div>
      )}
      {infoLine && (
        <div className="hidden border-b border-white/25 text-sm lg:block lg:in-data-scrolled:hidden">
          <div className="column flex min-h-11 items-center justify-between gap-8">{infoLine}</div>
        </div>
      )}
      <div className={isFloating ? "column lg:pt-4" : undefined}>
        <div
          className={clsx(
            "flex min-h-20 items-center justify-between gap-6 transition-colors duration-300",
            isFloating ? ["lg:rounded-xs lg:border lg:border-white/30 lg:px-8", solid] : "column",
          )}
        >
          {isBrandCentred ? (
            <>
              <MainMenu label="Main" entries={menu.slice(0, 3)} className="flex-1" />
              <Brand brand={brand} className="lg:justify-items-center" />
              <div className="flex items-center justify-end gap-6 lg:flex-1">
                <MainMenu label="More" entries={menu.slice(3)} />
                {/* Between the menu and the centred brand a narrow window has no room for Book Now. */}
                <HeaderTools menu={menu} bookLinkClass="max-[1100px]:hidden" />
              </div>
            </>
          ) : (
            <>
              <Brand brand={brand} />
              <MainMenu label="Main" entries={menu} className={menuClass} />
              <HeaderTools menu={menu} bookLinkClass="max-lg:hidden">
                {children}
              </HeaderTools>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

type BrandProps = { brand: { name: string; kind: string }; className?: string };

function Brand({ brand: { name, kind }, className }: BrandProps) {
  const pathTo = useScreenPath();
  return (
    <Link to={pathTo("home")} className={clsx("grid py-2 text-white", className)}>
      <span className="brand-name">{name}</span>
      <span className="mt-1.5 text-[0.6875rem]/none font-medium tracking-[0.14em] text-accent uppercase max-sm:hidden">
        {kind}
      </span>
      <span className="sr-only">, home page</span>
    </Link>
  );
}

type HeaderToolsProps = {
  menu: NavEntry[];
  /** The class that hides the Book Now link in narrow windows; the mobile menu has such a link as well. */
  bookLinkClass: string;
  children?: ReactNode;
};

function HeaderTools({ menu, bookLinkClass, children }: HeaderToolsProps) {
  const renderBookLink = (className: string) => (
    <ButtonLink to={housePath("pricing")} className={className}>
      Book Now
    </ButtonLink>
  );
  return (
    <div className="flex items-center gap-3">
      {renderBookLink(clsx("whitespace-nowrap", bookLinkClass))}
      <ThemeToggle label="Dark theme" />
      <MobileMenu entries={menu} words={{ open: "Open the menu", close: "Close the menu" }}>
        {children}
        {renderBookLink("mt-4 w-full")}
      </MobileMenu>
    </div>
  );
}
