/** The submenus of the bar, and the menu of small screens. */

/** A list that opens by hover, focus, click, tap and arrow down, and closes by Escape and a press outside. */
function startMenuList(box: HTMLElement): void {
  const button = box.querySelector("button")!;
  // Hover and focus open the list; the click that follows must not close it.
  let isMenuFresh = false;
  const isOpen = () => "open" in box.dataset;
  const setOpen = (open: boolean) => {
    box.toggleAttribute("data-open", open);
    button.setAttribute("aria-expanded", String(open));
  };
  const showList = () => {
    isMenuFresh ||= !isOpen();
    setOpen(true);
  };
  box.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") showList();
  });
  box.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") setOpen(false);
  });
  button.addEventListener("focus", ({ relatedTarget }) => {
    // Escape moves the focus back to the button without opening the list.
    if (!box.contains(relatedTarget as Node | null)) showList();
  });
  button.addEventListener("click", () => {
    setOpen(isMenuFresh || !isOpen());
    isMenuFresh = false;
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
    box.querySelector("a")?.focus();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    setOpen(false);
    button.focus();
  });
  for (const type of ["pointerdown", "focusin"] as const)
    document.addEventListener(type, ({ target }) => {
      if (isOpen() && !box.contains(target as Node)) setOpen(false);
    });
}

/** Keeps the menu button's label up to date; opens and closes the menu in browsers without popovers. */
function startMobileMenu(button: HTMLButtonElement): void {
  const menu = document.getElementById(button.getAttribute("popovertarget") ?? "");
  const [open, close] = JSON.parse(button.dataset["words"] ?? "[]") as string[];
  if (!menu) return;
  const rename = (isOpen: boolean) => {
    button.setAttribute("aria-expanded", String(isOpen));
    button.setAttribute("aria-label", (isOpen ? close : open) ?? "");
  };
  menu.addEventListener("toggle", (event) => rename((event as ToggleEvent).newState === "open"));
  // The menu closes when the focus leaves it, so that the focus is never behind it.
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    const nextFocus = relatedTarget as Node | null;
    if (nextFocus && !menu.contains(nextFocus) && nextFocus !== button) menu.hidePopover?.();
  });
  // Before Safari 17, Chrome 114 and Firefox 125 base.css hides the closed menu.
  if ("popover" in HTMLElement.prototype) return;
  button.addEventListener("click", () => rename(menu.toggleAttribute("data-open")));
}

export function startMenus(): void {
  for (const box of document.querySelectorAll<HTMLElement>("[data-menu]")) startMenuList(box);
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[popovertarget]"))
    startMobileMenu(button);
}
