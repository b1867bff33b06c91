import type { ReactNode } from "react";
import { Link } from "react-router";
import { FOOTER_LINK, FooterWays } from "#app/sections/footer-ways.tsx";
import type { NavLink } from "#app/sections/menu/links.tsx";
import { PATHS } from "#app/paths/paths.ts";
import { useYear } from "#app/client-state/today.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";
import { demoWays } from "../demo-ways.ts";
import { PlaceholderLink } from "../placeholder-link.tsx";
import type { Chrome } from "./chrome.ts";

type ColumnProps = { heading: string; children: ReactNode };

function Column({ heading, children }: ColumnProps) {
  return (
    <div>
      <h2 className="mb-4 label-rule text-accent">{heading}</h2>
      {children}
    </div>
  );
}

type ContactsProps = Pick<Chrome, "contacts"> & { heading: string };

export function FooterContacts({ heading, contacts }: ContactsProps) {
  return (
    <Column heading={heading}>
      <FooterWays ways={demoWays(contacts)} />
    </Column>
  );
}

type FooterLinksProps = { heading: string; links: NavLink[] };

export function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <Column heading={heading}>
      <ul className="grid">
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={FOOTER_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Column>
  );
}

type FooterGalleryProps = { heading: string; pictures: PictureData[] };

export function FooterGallery({ heading, pictures }: FooterGalleryProps) {
  return (
    <Column heading={heading}>
      <ul className="grid max-w-72 grid-cols-3 gap-2">
        {pictures.map((picture) => (
          <li key={picture.cuts[0]?.base}>
            <Picture picture={picture} sizes="96px" className="aspect-square w-full" />
          </li>
        ))}
      </ul>
    </Column>
  );
}

/** The last line: owner and legal notes. */
export function FooterLegal({ name }: { name: string }) {
  return (
    <div className="border-t border-on-night/15">
      <div className="column flex flex-wrap items-center justify-between gap-x-10 py-4 text-sm text-on-night-quiet">
        <p>
          © {useYear()} {name}
        </p>
        <p className="flex flex-wrap gap-x-8">
          <PlaceholderLink className={FOOTER_LINK}>Terms of Use</PlaceholderLink>
          <Link to={PATHS.privacy} hrefLang="it" className={FOOTER_LINK}>
            Privacy Policy
          </Link>
        </p>
      </div>
    </div>
  );
}
