/** The list of a submenu opens on hover, focus, click, tap and arrow down, and closes on Escape and a press outside. */
function startSubmenu(submenu: HTMLElement): void {
  const button = submenu.querySelector("button")!;
  // Hover and focus, which precede a click, open the list; the click itself must not close the list again.
  let hasJustOpened = false;
  const isOpen = () => "open" in submenu.dataset;
  const setOpen = (open: boolean) => {
    submenu.toggleAttribute("data-open", open);
    button.setAttribute("aria-expanded", String(open));
  };
  const openByHoverOrFocus = () => {
    hasJustOpened ||= !isOpen();
    setOpen(true);
  };
  submenu.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") openByHoverOrFocus();
  });
  submenu.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") setOpen(false);
  });
  button.addEventListener("focus", ({ relatedTarget }) => {
    // If the focus comes from the list itself, for example on Escape, the list does not open again.
    if (!submenu.contains(relatedTarget as Node | null)) openByHoverOrFocus();
  });
  button.addEventListener("click", () => {
    setOpen(hasJustOpened || !isOpen());
    hasJustOpened = false;
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
    submenu.querySelector("a")?.focus();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    setOpen(false);
    button.focus();
  });
  for (const type of ["pointerdown", "focusin"] as const)
    document.addEventListener(type, ({ target }) => {
      if (isOpen() && !submenu.contains(target as Node)) setOpen(false);
    });
}

/** Labels the button with what its next press does, and in browsers without popovers opens and closes the menu. */
function startMobileMenu(button: HTMLButtonElement): void {
  const menu = document.getElementById(button.getAttribute("popovertarget") ?? "");
  const [openLabel, closeLabel] = JSON.parse(button.dataset["words"] ?? "[]") as string[];
  if (!menu) return;
  const updateButton = (isOpen: boolean) => {
    button.setAttribute("aria-expanded", String(isOpen));
    button.setAttribute("aria-label", (isOpen ? closeLabel : openLabel) ?? "");
  };
  menu.addEventListener("toggle", (event) =>
    updateButton((event as ToggleEvent).newState === "open"),
  );
  // When the focus leaves the menu, the menu closes, because it would cover the newly focused element.
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    const nextFocus = relatedTarget as Node | null;
    if (nextFocus && !menu.contains(nextFocus) && nextFocus !== button) menu.hidePopover?.();
  });
  // Safari before 17, Chrome before 114 and Firefox before 125 have no popovers: base.css hides the closed menu.
  if ("popover" in HTMLElement.prototype) return;
  button.addEventListener("click", () => updateButton(menu.toggleAttribute("data-open")));
}

export function startMenus(): void {
  for (const submenu of document.querySelectorAll<HTMLElement>("[data-menu]"))
    startSubmenu(submenu);
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[popovertarget]"))
    startMobileMenu(button);
}
