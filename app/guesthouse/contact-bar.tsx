import { phoneLink } from "#app/domain/chat-link.ts";
import { clsx } from "clsx";
import { interpolate } from "#app/domain/interpolate.ts";
import { DEFAULT_PARTY } from "#app/domain/party.ts";
import { useEnquiry } from "#app/client-state/choice.ts";
import {
  useGuesthouse,
  usePageLanguage,
  usePageFacts,
  usePaths,
  usePhrases,
} from "#app/site/page-context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ToTopButton } from "#app/ui/to-top.tsx";
import { ChatLink } from "./chat-link.tsx";
import { useStayAvailability } from "./nights/availability-store.ts";

/** The button to the top takes the place of the phone link's label, so that no link moves when the button appears. */
export default function ContactBar() {
  const { house, rooms, words: sharedWords } = useGuesthouse();
  const askWords = sharedWords.ask;
  const language = usePageLanguage();
  const { path } = usePageFacts();
  const paths = usePaths();
  const room = rooms.find(({ address }) => paths.room(address) === path);
  const { stay, party = DEFAULT_PARTY } = useEnquiry();
  const stayAvailability = useStayAvailability(stay, party, room?.slug);
  const isStayTaken = stayAvailability?.answer.status === "taken";
  const { dayRange } = usePhrases();
  return (
    <aside
      aria-label={askWords.quick}
      lang={language}
      className="bottom-0 z-30 grid grid-cols-[1fr_3rem_3rem] gap-2 border-t border-line bg-page p-3 lg:hidden tall:sticky"
    >
      <ChatLink
        roomName={room?.name}
        look="booking"
        className="gap-2! px-3! tracking-normal! max-[22rem]:*:[svg]:hidden"
      >
        {isStayTaken
          ? sharedWords.nights.button.taken
          : stay
            ? interpolate(askWords.forDates, { giorni: dayRange(stay) })
            : askWords.chat}
      </ChatLink>
      <a
        href={phoneLink(house.phone)}
        className={clsx(
          buttonClass({ look: "outline" }),
          "col-span-2 justify-start! gap-1.5! ps-[0.8125rem]! pe-1! tracking-normal! tall:in-data-down:col-span-1",
        )}
      >
        <Icon name="phone" className="size-5 shrink-0" />
        <span className="tall:in-data-down:sr-only">{askWords.call}</span>
      </a>
      <ToTopButton
        label={sharedWords.page.top}
        className={clsx(buttonClass({ look: "outline" }), "hidden! px-0! tall:in-data-down:grid!")}
      />
    </aside>
  );
}
