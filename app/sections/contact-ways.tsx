import { clsx } from "clsx";
import { ContentIcon } from "#app/ui/content-icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

/** A way to contact a house; without `to` it is text, not a link. */
export type ContactEntry = { icon: IconName; words: string; to?: string };

export function ContactList({ contacts, labels }: { contacts: ContactEntry[]; labels: string[] }) {
  return (
    <address className="mt-10 border-t border-line not-italic">
      {contacts.map(({ icon, words, to }, index) => (
        <p key={icon} className="flex items-center gap-5 border-b border-line py-4">
          <ContentIcon name={icon} className="size-6 shrink-0 text-accent-text" />
          <span className="grid min-w-0">
            <span className="text-sm text-quiet">{labels[index]}</span>
            {to ? (
              <a href={to} className="font-medium break-words underline-offset-4 hover:underline">
                {words}
              </a>
            ) : (
              <span className="font-medium">{words}</span>
            )}
          </span>
        </p>
      ))}
    </address>
  );
}

export const FOOTER_LINK_CLASS = "inline-flex min-h-9 items-center gap-3 hover:text-accent";

export function FooterContactList({ contacts }: { contacts: ContactEntry[] }) {
  return (
    <address className="grid justify-items-start not-italic">
      {contacts.map(({ icon, words, to }) =>
        to ? (
          <a key={icon} href={to} className={FOOTER_LINK_CLASS}>
            <ContentIcon name={icon} />
            {words}
          </a>
        ) : (
          <span key={icon} className={clsx(FOOTER_LINK_CLASS, "py-2 hover:text-inherit")}>
            <ContentIcon name={icon} className="size-5 shrink-0" />
            {words}
          </span>
        ),
      )}
    </address>
  );
}
