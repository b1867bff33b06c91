import { todayAtHouse } from "#app/client-state/house-day.ts";
import { isEnquiryValid } from "#app/guesthouse/enquiry/form-validity.ts";
import { ROOM_RESULTS_ID } from "#app/guesthouse/search/room-results-id.ts";

/** Starts the buttons that show the hidden items of a list (`data-unfolds`) or a hidden element (`data-toggles`). */
function startToggles(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-unfolds], [data-toggles]");
    if (!button) return;
    const { unfolds, toggles, words } = button.dataset;
    const isOpen = button.getAttribute("aria-expanded") !== "true";
    const toggledElement = document.getElementById(unfolds ?? toggles ?? "");
    button.setAttribute("aria-expanded", String(isOpen));
    if (toggles) return void toggledElement?.toggleAttribute("data-open", isOpen);
    toggledElement?.toggleAttribute("data-folded", !isOpen);
    const [openLabel, closeLabel] = JSON.parse(words ?? "[]") as string[];
    button.textContent = (isOpen ? closeLabel : openLabel) ?? "";
  });
}

const OPEN_SELECT_ROWS = 6;

function startGrowingSelects(): void {
  const setListOpen = ({ target }: Event, isOpen: boolean) => {
    if (!(target instanceof HTMLSelectElement) || target.dataset["grows"] === undefined) return;
    target.size = isOpen ? OPEN_SELECT_ROWS : 1;
    target.toggleAttribute("data-open", isOpen);
  };
  document.addEventListener("focusin", (event) => setListOpen(event, true));
  for (const type of ["focusout", "change"])
    document.addEventListener(type, (event) => setListOpen(event, false));
}

/** Stops links that lead nowhere (`data-placeholder`), and links that need valid dates while the form has invalid dates. */
function startLinkGuards(): void {
  const stopLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>("a");
    if (link?.dataset["placeholder"] !== undefined) event.preventDefault();
    if (link?.dataset["needsValid"] !== undefined && !isEnquiryValid()) event.preventDefault();
  };
  document.addEventListener("click", stopLink);
  document.addEventListener("auxclick", stopLink);
}

function startMap(): void {
  const button = document.querySelector("[data-shows-map]");
  button?.addEventListener("click", () => {
    const template = document.querySelector<HTMLTemplateElement>("template[data-map]");
    const mapFrame = template?.content.firstElementChild?.cloneNode(true);
    if (!template || !(mapFrame instanceof HTMLElement)) return;
    template.parentElement?.replaceChildren(mapFrame);
    document.querySelector("[data-map-offer]")?.remove();
    mapFrame.focus();
  });
}

/** Shows a link to the page in the browser's language; "de-AT" is treated as German. */
function startLanguageOffer(): void {
  const offers = [...document.querySelectorAll<HTMLElement>("[data-offer]")];
  const pageLanguage = document.querySelector("header")?.lang || document.documentElement.lang;
  const offeredLanguages = new Set([
    pageLanguage,
    ...offers.map(({ dataset }) => dataset["offer"]),
  ]);
  const preferredLanguage = navigator.languages
    .map((tag) => tag.split("-")[0]?.toLowerCase())
    .find((language) => offeredLanguages.has(language));
  for (const offer of offers) offer.hidden = offer.dataset["offer"] !== preferredLanguage;
}

/** Writes the current year, because a static host may serve a page of last year. */
function updateYear(): void {
  for (const element of document.querySelectorAll("[data-year]"))
    element.textContent = todayAtHouse().slice(0, 4);
}

/** Removes the fragment from the URL after it has made the page scroll to the search's rooms. */
function removeFragment(): void {
  if (location.hash !== `#${ROOM_RESULTS_ID}`) return;
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function startSmallBehaviours(): void {
  removeFragment();
  startToggles();
  startGrowingSelects();
  startLinkGuards();
  startMap();
  startLanguageOffer();
  updateYear();
}
