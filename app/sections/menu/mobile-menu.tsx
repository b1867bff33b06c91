import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { roundClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type NavEntry, PageLink } from "./links.tsx";

const MENU_ID = "menu";

/** False before Safari 17, Chrome 114 and Firefox 125: base.css hides the closed menu there. */
const HAS_POPOVERS = typeof HTMLElement === "undefined" || "popover" in HTMLElement.prototype;

type MobileMenuProps = {
  entries: NavEntry[];
  /** The names of its button: "Apri il menu", "Chiudi il menu". */
  words: { open: string; close: string };
  /** Below the links. */
  children?: ReactNode;
};

/** The menu of small screens: a popover, which works before hydration. */
export function MobileMenu({ entries, words, children }: MobileMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }
  useEffect(() => menu.current?.hidePopover?.(), [key]);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        onClick={HAS_POPOVERS ? undefined : () => setOpen(!open)}
        aria-expanded={open}
        aria-controls={MENU_ID}
        aria-label={open ? words.close : words.open}
        className={clsx(roundClass({ look: "onPicture" }), "relative z-10")}
      >
        <Icon name={open ? "close" : "menu"} />
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        data-open={open ? "" : undefined}
        onToggle={({ newState }) => setOpen(newState === "open")}
        // Closes when the focus leaves it, so that the focus is never behind an open menu.
        onBlur={({ currentTarget, relatedTarget }) => {
          const next = relatedTarget as HTMLElement | null;
          if (
            next &&
            !currentTarget.contains(next) &&
            next.getAttribute("popovertarget") !== MENU_ID
          )
            currentTarget.hidePopover?.();
        }}
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
