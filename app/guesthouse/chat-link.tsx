import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { chatLink, phoneLink } from "#app/domain/chat-link.ts";
import { stopWhenInvalid } from "./enquiry/form-validity.ts";
import { useHouse } from "#app/site/house.ts";
import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";
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
export function ChatLink(props: ChatLinkProps) {
  const { message, children, look, className, labelledBy } = props;
  return (
    <a
      href={chatLink(useHouse().phone, message)}
      target="_blank"
      rel="noopener"
      aria-labelledby={labelledBy}
      onClick={stopWhenInvalid}
      onAuxClick={stopWhenInvalid}
      className={clsx(buttonClass({ look }), className)}
    >
      <Icon name="chat" />
      <span>{children}</span>
    </a>
  );
}

type PhoneLinkProps = ComponentProps<"a"> & { look: ButtonLook };

export function PhoneLink({ look, className, ...link }: PhoneLinkProps) {
  const { phone } = useHouse();
  return (
    <a {...link} href={phoneLink(phone)} className={clsx(buttonClass({ look }), className)}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}
