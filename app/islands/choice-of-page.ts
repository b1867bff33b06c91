/**
 * Reads the guest's choice (stay and party) from the URL, and writes it into the URL, links to pages, and chat links.
 * React writes the links inside of islands.
 */
import { choiceStore, enquiryOf } from "#app/client-state/choice.ts";
import { todayAtHouse } from "#app/client-state/house-day.ts";
import { chatLink } from "#app/domain/chat-link.ts";
import { questionWithChoice } from "#app/domain/chat-message.ts";
import { type Enquiry, enquiryFrom, withEnquiry } from "#app/domain/enquiry.ts";
import { partyLimitsOf } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { ENQUIRY_FORM_ID } from "#app/guesthouse/enquiry/form-validity.ts";
import type { Guesthouse, PageFacts } from "#app/site/page-context.ts";

function writeUrl(enquiry: Enquiry): void {
  const currentUrl = location.pathname + location.search + location.hash;
  const url = withEnquiry(currentUrl, enquiry);
  if (url !== currentUrl) history.replaceState(history.state, "", url);
}

function linksOutsideOfIslands(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
    (link) => !link.closest("[data-island]"),
  );
}

function updateLinks(enquiry: Enquiry, { house, phrases }: Guesthouse): void {
  for (const link of linksOutsideOfIslands("a[data-carries]")) {
    const href = link.getAttribute("href") ?? "";
    // Links to other languages carry the page's whole query, which may include an advertiser's parameters.
    const [path = ""] = href.split("?");
    const linkedUrl = link.dataset["carries"] === "query" ? path + location.search : href;
    link.setAttribute("href", withEnquiry(linkedUrl, enquiry));
  }
  const { enquiryMessage, enquiryWords } = phrasebook(phrases);
  for (const link of linksOutsideOfIslands("a[data-message]"))
    link.href = chatLink(
      house.phone,
      enquiryMessage(enquiry, link.dataset["message"] || undefined),
    );
  const words = enquiryWords(enquiry);
  for (const link of linksOutsideOfIslands("a[data-question]"))
    link.href = chatLink(house.phone, questionWithChoice(link.dataset["question"] ?? "", words));
}

/** Reads the guest's choice of stay and party from the URL, and from then on updates URL and links. Runs once per page. */
export function startChoiceUpdates(guesthouse: Guesthouse, facts: PageFacts): void {
  if (choiceStore.get()) return;
  const query = new URLSearchParams(location.search);
  const limits = partyLimitsOf(guesthouse.rooms.length);
  const chosenEnquiry = enquiryFrom(limits, query, todayAtHouse());
  const isAsRendered = JSON.stringify(chosenEnquiry) === JSON.stringify(facts.enquiry);
  // If the URL's enquiry equals `facts.enquiry`, that object is stored, because a new object would make every island render.
  choiceStore.set(isAsRendered ? facts.enquiry : chosenEnquiry);
  const hasForm = document.getElementById(ENQUIRY_FORM_ID) !== null;
  const updateUrlAndLinks = () => {
    const choice = choiceStore.get() ?? {};
    const enquiry = enquiryOf(choice, todayAtHouse());
    // While the guest's stay is invalid, the URL still contains the previous valid stay.
    if (hasForm && (!choice.stay || enquiry.stay)) writeUrl(enquiry);
    updateLinks(enquiry, guesthouse);
  };
  choiceStore.listen(updateUrlAndLinks);
  // On a static host the page's links lack the choice that the URL contains, so the links are updated at once.
  if (!isAsRendered || location.search) updateUrlAndLinks();
}
