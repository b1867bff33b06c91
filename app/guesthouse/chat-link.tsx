import type { ReactNode } from "react";
import { chatLink } from "#app/domain/chat-link.ts";
import { stopWhenInvalid } from "./enquiry/form-validity.ts";
import { useHouse } from "#app/site/house.ts";
import { buttonClass, type ButtonLook } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

type ChatLinkProps = {
  /** What the guest will send. */
  message: string;
  children: ReactNode;
  look?: ButtonLook;
  className?: string;
  /** The id of its accessible name, where that is not what it shows. */
  labelledBy?: string;
};

/** A button that opens the family's chat with the words already written, in a tab of its own. */
export function ChatLink({
  message,
  children,
  look = "solid",
  className = "",
  labelledBy,
}: ChatLinkProps) {
  return (
    <a
      href={chatLink(useHouse().phone, message)}
      target="_blank"
      rel="noopener"
      aria-labelledby={labelledBy}
      onClick={stopWhenInvalid}
      onAuxClick={stopWhenInvalid}
      className={`${buttonClass({ look })} ${className}`}
    >
      <Icon name="chat" />
      {children}
    </a>
  );
}
