import { clsx } from "clsx";
import house from "#content/house.yaml";
import { phoneLink } from "#app/domain/chat-link.ts";
import { addressLine } from "#app/domain/place.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A link at the foot of a page, high enough for a thumb. */
export const FOOTER_LINK = "inline-flex min-h-11 items-center gap-3 hover:text-accent";

/** Phone, e-mail and address of the house, at the foot of every page. */
export function FooterWays() {
  return (
    <address className="grid justify-items-start not-italic">
      <a href={phoneLink(house.phone)} className={FOOTER_LINK}>
        <Icon name="phone" />
        {house.phone}
      </a>
      <a href={`mailto:${house.email}`} className={FOOTER_LINK}>
        <Icon name="mail" />
        {house.email}
      </a>
      <span className={clsx(FOOTER_LINK, "py-2 hover:text-inherit")}>
        <Icon name="pin" className="size-5 shrink-0 self-start" />
        {addressLine(house.address)}
      </span>
    </address>
  );
}
