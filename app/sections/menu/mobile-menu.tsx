import { clsx } from "clsx";
import type { ReactNode } from "react";
import { roundClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type NavEntry, PageLink } from "./links.tsx";

const MENU_ID = "menu";

type MobileMenuProps = {
  entries: NavEntry[];
  words: { open: string; close: string };
  children?: ReactNode;
};

/** A popover, because it opens without scripts; app/islands/menus.ts adds labels and support for old browsers. */
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
        className={clsx(roundClass({ look: "onPicture" }), "group relative z-10")}
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
