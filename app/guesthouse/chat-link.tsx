import type { ReactNode } from "react";
import { chatLink } from "#app/domain/chat-link.ts";
import { stopWhenInvalid } from "./enquiry/form-validity.ts";
import { useHouse } from "#app/site/house.ts";
import { buttonClass, type ButtonLook } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

type ChatLinkProps = {
  message: string;
  children: ReactNode;
  look?: ButtonLook;
  className?: string;
  /** The id of the accessible name, where it differs from the visible text. */
  labelledBy?: string;
};

/** A link that opens the family's chat in a new tab, with the message as a draft. */
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
