import { clsx } from "clsx";
import { useLocation } from "react-router";
import { phoneLink } from "#app/domain/chat-link.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { DEFAULT_PARTY } from "#app/domain/party.ts";
import { useStayAvailability } from "./nights/availability-store.ts";
import { ChatLink } from "./chat-link.tsx";
import { useGuesthouse, usePhrases } from "#app/site/house.ts";
import { canonicalPath } from "#app/paths/paths.ts";
import { useHouseLanguage, usePaths } from "#app/paths/use-paths.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ToTopButton, useIsScrolledDown } from "#app/ui/to-top.tsx";
import { useFormButtonInView } from "./use-form-button-in-view.ts";

/**
 * Chat and phone at the foot of small screens; low windows have no room for it. The button to the top
 * replaces the phone's label, so that nothing moves when it appears.
 */
export function ContactBar() {
  const { house, rooms, words: all } = useGuesthouse();
  const words = all.ask;
  const language = useHouseLanguage();
  const here = canonicalPath(useLocation().pathname);
  const paths = usePaths();
  const room = rooms.find(({ address }) => paths.room(address) === here);
  const enquiry = useEnquiry();
  const known = useStayAvailability(enquiry.stay, enquiry.party ?? DEFAULT_PARTY, room?.slug);
  const isTaken = known?.answer.status === "taken";
  const { dayRange, enquiryMessage } = usePhrases();
  const isDown = useIsScrolledDown();
  const look = useFormButtonInView() ? "outline" : "solid";
  return (
    <aside
      aria-label={words.quick}
      data-print="no"
      lang={language}
      className="bottom-0 z-30 grid grid-cols-[1fr_3rem_3rem] gap-2 border-t border-line bg-page p-3 lg:hidden tall:sticky"
    >
      <ChatLink
        message={enquiryMessage(enquiry, room?.name)}
        look={look}
        className="gap-2! px-3! tracking-normal! max-[22rem]:*:[svg]:hidden"
      >
        {isTaken
          ? all.nights.button.taken
          : enquiry.stay
            ? interpolate(words.forDates, { giorni: dayRange(enquiry.stay) })
            : words.chat}
      </ChatLink>
      <a
        href={phoneLink(house.phone)}
        className={clsx(
          buttonClass({ look: "outline" }),
          "col-span-2 justify-start! gap-1.5! ps-[0.8125rem]! pe-1! tracking-normal!",
          isDown && "tall:col-span-1",
        )}
      >
        <Icon name="phone" className="size-5 shrink-0" />
        <span className={clsx(isDown && "tall:sr-only")}>{words.call}</span>
      </a>
      {isDown && (
        <ToTopButton
          label={all.page.top}
          className={clsx(buttonClass({ look: "outline" }), "hidden! px-0! tall:grid!")}
        />
      )}
    </aside>
  );
}
