/**
 * The guest's choice is read from the address, and written into it, into links, and into chat links outside of
 * islands.
 */
import { choiceStore, enquiryOf } from "#app/client-state/choice.ts";
import { houseDay } from "#app/client-state/house-day.ts";
import { chatLink } from "#app/domain/chat-link.ts";
import { questionWithChoice } from "#app/domain/chat-message.ts";
import { type Enquiry, enquiryFrom, withEnquiry } from "#app/domain/enquiry.ts";
import { limitsOf } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { ENQUIRY_FORM_ID } from "#app/guesthouse/enquiry/form-validity.ts";
import type { Guesthouse, PageFacts } from "#app/site/page-context.ts";

function writeAddress(enquiry: Enquiry): void {
  const currentAddress = location.pathname + location.search + location.hash;
  const address = withEnquiry(currentAddress, enquiry);
  if (address !== currentAddress) history.replaceState(history.state, "", address);
}

function outsideOfIslands(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
    (link) => !link.closest("[data-island]"),
  );
}

function updateLinks(enquiry: Enquiry, { house, phrases }: Guesthouse): void {
  for (const link of outsideOfIslands("a[data-carries]")) {
    const address = link.getAttribute("href") ?? "";
    // Links to other languages keep the whole query, also a campaign's name.
    const [path = ""] = address.split("?");
    const targetAddress = link.dataset["carries"] === "query" ? path + location.search : address;
    link.setAttribute("href", withEnquiry(targetAddress, enquiry));
  }
  const { enquiryMessage, enquiryWords } = phrasebook(phrases);
  for (const link of outsideOfIslands("a[data-message]"))
    link.href = chatLink(
      house.phone,
      enquiryMessage(enquiry, link.dataset["message"] || undefined),
    );
  const choice = enquiryWords(enquiry);
  for (const link of outsideOfIslands("a[data-question]"))
    link.href = chatLink(house.phone, questionWithChoice(link.dataset["question"] ?? "", choice));
}

/** Reads the choice from the address, once per page, before its first island is hydrated. */
export function startChoice(guesthouse: Guesthouse, facts: PageFacts): void {
  if (choiceStore.get()) return;
  const query = new URLSearchParams(location.search);
  const limits = limitsOf(guesthouse.rooms.length);
  choiceStore.set(enquiryFrom(limits, query, houseDay()));
  const hasForm = document.getElementById(ENQUIRY_FORM_ID) !== null;
  const update = () => {
    const choice = choiceStore.get() ?? {};
    const enquiry = enquiryOf(choice, houseDay());
    // An invalid stay leaves the last valid one in the address.
    if (hasForm && (!choice.stay || enquiry.stay)) writeAddress(enquiry);
    updateLinks(enquiry, guesthouse);
  };
  choiceStore.listen(update);
  // A static host serves the page without the choice, so the links are updated at once.
  if (JSON.stringify(choiceStore.get()) !== JSON.stringify(facts.enquiry) || location.search)
    update();
}
