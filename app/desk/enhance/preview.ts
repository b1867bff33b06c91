/** Makes the links of a previewed page lead to previews, and adds links to the forms that edit the texts of the page. */
import { DESK_PATH, DESK_PATHS } from "../paths.ts";
import type { PreviewPart } from "../preview/handlers.ts";

/** No link to a form is added in these elements, because the text is invisible or a link would not be shown. */
const UNLINKABLE_SELECTOR =
  'header,script,style,template,noscript,dialog,svg,select,[hidden],[inert],[aria-hidden="true"],.sr-only';

/** A link in such an element would be a control inside a control, so the link to the form is added before the element. */
const CLICKABLE_SELECTOR = "a,button,label,summary";

const ownTextOf = ({ childNodes }: Element) => {
  const texts = [...childNodes].map((node) => (node instanceof Text ? node.data : ""));
  return texts.join("").replaceAll(/\s+/g, " ").trim();
};

/** Makes links and forms lead to previews. Forms that would be posted do nothing. */
function keepLinksInPreview(): void {
  for (const name of ["href", "action", "formaction"])
    for (const element of document.body.querySelectorAll(`[${name}^="/"]:not(link)`)) {
      const address = element.getAttribute(name)!;
      if (!address.startsWith(DESK_PATH))
        element.setAttribute(name, DESK_PATHS.preview + address.replace(/^\/(?=[?#]|$)/, ""));
    }
  document.addEventListener("submit", (event) => {
    if ((event.target as HTMLFormElement).method === "post") event.preventDefault();
  });
}

/** Adds a link to each form, at the form's first text on the page. A text that all pages show has a link only in the footer. */
function addPartLinks(parts: PreviewPart[]): void {
  const partsByText = new Map(parts.map((part) => [part.text, part]));
  const linkedParts = new Set<string>();
  for (const element of document.body.querySelectorAll("*")) {
    const part = partsByText.get(ownTextOf(element));
    if (!part || linkedParts.has(part.formPath) || element.closest(UNLINKABLE_SELECTOR)) continue;
    if (part.isShared && !element.closest("footer")) continue;
    linkedParts.add(part.formPath);
    const link = document.createElement("a");
    link.href = part.href;
    link.textContent = "Modifica";
    link.setAttribute("aria-label", `Modifica: ${part.label}`);
    const partLinkElement = document.createElement("span");
    partLinkElement.dataset["part"] = part.formPath;
    partLinkElement.append(link);
    const clickable = element.closest(CLICKABLE_SELECTOR);
    if (clickable) clickable.before(partLinkElement);
    else element.prepend(partLinkElement);
  }
}

const previewData = JSON.parse(document.querySelector("#preview-data")!.textContent) as {
  parts: PreviewPart[];
};

/** The URL's hash names the form in which the family has just changed a text. Scrolls to the link to this form. */
function scrollToPart(partPrefix: string): void {
  const partLinkElements = [...document.querySelectorAll<HTMLElement>("[data-part]")];
  const partLinkElement = partLinkElements.find(({ dataset }) =>
    dataset["part"]!.startsWith(partPrefix),
  );
  if (partPrefix) partLinkElement?.scrollIntoView({ block: "center" });
}

keepLinksInPreview();
addPartLinks(previewData.parts);
scrollToPart(decodeURIComponent(location.hash.slice(1)));
