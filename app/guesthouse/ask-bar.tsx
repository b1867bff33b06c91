import { clsx } from "clsx";
import { useLocation } from "react-router";
import house from "#content/house.yaml";
import rooms from "#content/rooms.yaml";
import { chatLink, phoneLink } from "#app/domain/chat-link.ts";
import { generalMessage } from "#app/domain/chat-message.ts";
import { canonicalPath, roomPath } from "#app/site/paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

/** On small screens, a way to ask that is always under the thumb. */
export function AskBar() {
  const here = canonicalPath(useLocation().pathname);
  const room = rooms.rooms.find(({ slug }) => roomPath(slug) === here);
  return (
    <aside
      aria-label="Contatti rapidi"
      data-print="no"
      lang="it"
      className="sticky bottom-0 z-30 grid grid-cols-[1fr_auto] gap-3 border-t border-line bg-page p-3 lg:hidden"
    >
      <a
        href={chatLink(house.phone, generalMessage(room?.name))}
        target="_blank"
        rel="noopener"
        className={clsx(buttonClass(), "px-3!")}
      >
        <Icon name="chat" />
        Scrivici su WhatsApp
      </a>
      <a href={phoneLink(house.phone)} className={clsx(buttonClass({ look: "outline" }), "px-3!")}>
        <Icon name="phone" className="size-5 max-sm:hidden" />
        Chiama
      </a>
    </aside>
  );
}
