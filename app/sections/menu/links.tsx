import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { clsx } from "clsx";
import { flushSync } from "react-dom";
import { Link, useLocation } from "react-router";
import { useEnquiryLinks } from "#app/client-state/enquiry-store.ts";
import { canonicalPath } from "#app/paths/paths.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Closes by Escape and by a press outside; Escape moves the focus back to the button. */
function useDismiss(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onDismiss();
      box.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    };
    const onOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) onDismiss();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
    };
  }, [box, open, onDismiss]);
}

export type NavLink = { label: string; to: string };

/** A link, or a name that opens a submenu. */
export type NavEntry = NavLink | { label: string; links: NavLink[] };

export const MENU_ITEM_CLASS = clsx(
  "flex min-h-12 items-center gap-1.5 px-4 font-medium whitespace-nowrap text-white lg:max-xl:px-2.5",
  "underline-offset-8 hover:text-accent aria-[current=page]:text-accent",
);

export function PageLink({ label, to, onClick }: NavLink & { onClick?: () => void }) {
  const here = canonicalPath(useLocation().pathname) === canonicalPath(to);
  const withEnquiry = useEnquiryLinks();
  return (
    <Link
      to={withEnquiry(to)}
      aria-current={here ? "page" : undefined}
      onClick={onClick}
      className={clsx(MENU_ITEM_CLASS, here && "underline decoration-accent")}
    >
      {label}
    </Link>
  );
}

function Submenu({ label, links }: { label: string; links: NavLink[] }) {
  const { pathname } = useLocation();
  const here = links.some(({ to }) => canonicalPath(to) === canonicalPath(pathname));
  return (
    <MenuList label={label} here={here}>
      {(close) =>
        links.map((link) => (
          <li key={link.to}>
            <PageLink {...link} onClick={close} />
          </li>
        ))
      }
    </MenuList>
  );
}

type MenuListProps = {
  label: ReactNode;
  /** Whether the list contains the current page. */
  here?: boolean;
  /** At the end of the bar the list opens to the left. */
  atEnd?: boolean;
  /** The links; `close` closes the list after a client-side navigation. */
  children: (close: () => void) => ReactNode;
};

/** A list that opens by hover, focus, click, tap and arrow down, and closes by Escape. */
export function MenuList({ label, here = false, atEnd = false, children }: MenuListProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Hover and focus open the list; the click that follows must not close it.
  const isFresh = useRef(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(box, open, close);

  const show = () => {
    isFresh.current ||= !open;
    setOpen(true);
  };
  const onPointer = (change: () => void) => (event: { pointerType: string }) => {
    if (event.pointerType === "mouse") change();
  };

  return (
    <div
      ref={box}
      className="group relative"
      onPointerEnter={onPointer(show)}
      onPointerLeave={onPointer(close)}
    >
      <button
        type="button"
        aria-expanded={open}
        className={clsx(MENU_ITEM_CLASS, here && "text-accent")}
        onFocus={({ relatedTarget }) => {
          // Escape moves the focus back to the button without opening the list.
          if (!box.current?.contains(relatedTarget)) show();
        }}
        onClick={() => {
          setOpen(isFresh.current || !open);
          isFresh.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          flushSync(() => setOpen(true));
          box.current?.querySelector("a")?.focus();
        }}
      >
        {label}
        <Icon name="down" className="size-4" />
      </button>
      <ul
        className={clsx(
          "absolute top-full bg-night py-2 shadow-xl",
          atEnd ? "right-0" : "left-0 min-w-52",
          open ? "block" : "hidden not-in-data-hydrated:group-focus-within:block",
          "not-in-data-hydrated:group-hover:block",
        )}
      >
        {children(close)}
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
