import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FormWords } from "./contact-fields.tsx";

type WaysToSendProps = { words: FormWords; text: string; chat: string; mail: string };

/** A message with two ways to send it without our server. */
export function WaysToSend({ words, text, chat, mail }: WaysToSendProps) {
  return (
    <div className="grid gap-5 border-t-2 border-accent bg-raised p-6 sm:p-8">
      <h3 id="messaggio-pronto" className="title-card">
        {words.ready}
      </h3>
      <p className="max-h-60 overflow-y-auto border-s border-accent ps-4 break-words whitespace-pre-line text-quiet">
        {text}
      </p>
      <p className="flex flex-wrap gap-3">
        <a href={chat} target="_blank" rel="noopener" className={buttonClass()}>
          <Icon name="chat" />
          {words.chat}
        </a>
        <a href={mail} className={buttonClass({ look: "outline" })}>
          <Icon name="mail" />
          {words.mail}
        </a>
      </p>
      <p className="text-sm text-quiet">{words.choice}</p>
    </div>
  );
}
