import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useEnquiry } from "#app/client-state/choice.ts";
import { chatLink, phoneLink } from "#app/domain/chat-link.ts";
import { useHouse, usePhrases } from "#app/site/page-context.ts";
import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

type ChatLinkProps = {
  /** The room that the message asks for; undefined if the message asks for any room. */
  roomName?: string | undefined;
  /** The message; by default it is about the guest's enquiry. */
  message?: string;
  children: ReactNode;
  look?: ButtonLook;
  className?: string;
  /** The id of the element with the accessible name, if that name differs from the visible text. */
  labelledBy?: string;
};

/** Scripts rewrite the message when the guest changes the page's form (app/islands/choice-of-page.ts). */
export function ChatLink(props: ChatLinkProps) {
  const { roomName, message, children, look, className, labelledBy } = props;
  const { phone } = useHouse();
  const { enquiryMessage } = usePhrases();
  const enquiry = useEnquiry();
  return (
    <ExternalLink
      href={chatLink(phone, message ?? enquiryMessage(enquiry, roomName))}
      aria-labelledby={labelledBy}
      data-needs-valid=""
      data-message={message === undefined ? (roomName ?? "") : undefined}
      className={clsx(buttonClass({ look }), className)}
    >
      <Icon name="chat" />
      <span>{children}</span>
    </ExternalLink>
  );
}

type PhoneLinkProps = ComponentProps<"a"> & { look: ButtonLook };

export function PhoneLink({ look, className, ...linkProps }: PhoneLinkProps) {
  const { phone } = useHouse();
  return (
    <a {...linkProps} href={phoneLink(phone)} className={clsx(buttonClass({ look }), className)}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}
