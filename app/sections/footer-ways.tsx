import { clsx } from "clsx";
import { ContentIcon } from "#app/ui/content-icon.tsx";
import type { ContactEntry } from "./contact/ways.tsx";

export const FOOTER_LINK_CLASS = "inline-flex min-h-9 items-center gap-3 hover:text-accent";

export function FooterContactList({ ways }: { ways: ContactEntry[] }) {
  return (
    <address className="grid justify-items-start not-italic">
      {ways.map(({ icon, words, to }) =>
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
