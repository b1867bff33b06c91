import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "#app/client-state/link.tsx";
import { canonicalPath } from "#app/paths/paths.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { roundButtonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export type NavLink = { label: string; to: string };

export type NavEntry = NavLink | { label: string; links: NavLink[] };

export const MENU_ITEM_CLASS = clsx(
  "flex min-h-12 items-center gap-1.5 px-4 font-medium whitespace-nowrap text-white lg:max-xl:px-2.5",
  "underline-offset-8 hover:text-accent aria-[current=page]:text-accent-bright",
);

function PageLink({ label, to }: NavLink) {
  const isCurrentPage = usePageFacts().path === canonicalPath(to);
  return (
    <Link
      to={to}
      aria-current={isCurrentPage ? "page" : undefined}
      className={clsx(MENU_ITEM_CLASS, isCurrentPage && "underline decoration-accent")}
    >
      {label}
    </Link>
  );
}

function Submenu({ label, links }: { label: string; links: NavLink[] }) {
  const { path } = usePageFacts();
  return (
    <MenuList label={label} isCurrent={links.some(({ to }) => canonicalPath(to) === path)}>
      {links.map((link) => (
        <li key={link.to}>
          <PageLink {...link} />
        </li>
      ))}
    </MenuList>
  );
}

type MenuListProps = {
  label: ReactNode;
  isCurrent?: boolean;
  isAtEnd?: boolean;
  children: ReactNode;
};

/** The list opens on hover, focus, click, tap and arrow down, and closes on Escape (app/islands/menus.ts). */
export function MenuList({ label, isCurrent = false, isAtEnd = false, children }: MenuListProps) {
  return (
    <div className="group relative" data-menu="">
      <button
        type="button"
        aria-expanded={false}
        className={clsx(MENU_ITEM_CLASS, isCurrent && "text-accent-bright")}
      >
        {label}
        <Icon name="down" className="size-4" />
      </button>
      <ul
        className={clsx(
          "absolute top-full hidden bg-night py-2 shadow-xl group-data-open:block",
          isAtEnd ? "right-0" : "left-0 min-w-52",
          "before-hydration:group-focus-within:block before-hydration:group-hover:block",
        )}
      >
        {children}
      </ul>
    </div>
  );
}

type MainMenuProps = { label: string; entries: NavEntry[]; className?: string | undefined };

export function MainMenu({ label, entries, className }: MainMenuProps) {
  return (
    <nav aria-label={label} className={clsx("hidden lg:block", className)}>
      <ul className="flex items-center gap-1">
        {entries.map((entry) => (
          <li key={entry.label}>
            {"links" in entry ? <Submenu {...entry} /> : <PageLink {...entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MENU_ID = "menu";

type MobileMenuProps = {
  entries: NavEntry[];
  words: { open: string; close: string };
  children?: ReactNode;
};

/** The menu is a popover, which opens without scripts; app/islands/menus.ts adds labels and supports old browsers. */
export function MobileMenu({ entries, words, children }: MobileMenuProps) {
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-expanded={false}
        aria-controls={MENU_ID}
        aria-label={words.open}
        data-words={JSON.stringify([words.open, words.close])}
        className={clsx(roundButtonClass({ look: "onPicture" }), "group relative z-10")}
      >
        <Icon name="menu" className="size-5 group-aria-expanded:hidden" />
        <Icon name="close" className="hidden size-5 group-aria-expanded:block" />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className={clsx(
          "fixed inset-x-0 top-20 bottom-auto m-0 w-full max-w-none bg-night p-5 text-white shadow-xl",
          "max-h-[calc(100svh-5rem)] overflow-y-auto",
        )}
      >
        <nav aria-label="Menu">
          <ul className="grid gap-1 text-lg">
            {entries.map((entry) => (
              <li key={entry.label}>
                {"links" in entry ? (
                  <>
                    <p className="px-4 pt-3 pb-1 text-on-night-quiet">{entry.label}</p>
                    <ul className="ms-4 border-s border-accent/50">
                      {entry.links.map((link) => (
                        <li key={link.to}>
                          <PageLink {...link} />
                        </li>
                      ))}
                    </ul>
                  </>
                ) : (
                  <PageLink {...entry} />
                )}
              </li>
            ))}
          </ul>
          {children}
        </nav>
      </div>
    </div>
  );
}
