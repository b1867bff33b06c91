import type { ReactNode } from "react";
import { Link } from "#app/client-state/link.tsx";
import { type DemoContacts, demoContactsOf } from "../demo-content.ts";
import { PATHS } from "#app/paths/paths.ts";
import { linksTo, type ScreenName } from "../paths.ts";
import { usePage } from "#app/site/page-context.ts";
import { useScreenPath } from "../use-screen-path.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";
import { FOOTER_LINK_CLASS, FooterContactList } from "#app/sections/contact-ways.tsx";
import { PlaceholderLink } from "./placeholder-link.tsx";

export function DesignFooter({ houseName, children }: { houseName: string; children: ReactNode }) {
  return (
    <footer className="bg-night text-on-night">
      {children}
      <div className="border-t border-on-night/15">
        <div className="column flex flex-wrap items-center justify-between gap-x-10 py-4 text-sm text-on-night-quiet">
          <p>
            © {usePage().year} {houseName}
          </p>
          <p className="flex flex-wrap gap-x-8">
            <PlaceholderLink className={FOOTER_LINK_CLASS}>Terms of Use</PlaceholderLink>
            <Link to={PATHS.privacy} hrefLang="it" className={FOOTER_LINK_CLASS}>
              Privacy Policy
            </Link>
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-4 label-rule text-accent">{heading}</h2>
      {children}
    </div>
  );
}

type FooterContactsProps = { heading: string; contacts: DemoContacts };

export function FooterContacts({ heading, contacts }: FooterContactsProps) {
  return (
    <FooterColumn heading={heading}>
      <FooterContactList contacts={demoContactsOf(contacts)} />
    </FooterColumn>
  );
}

type FooterLinksProps = { heading: string; screens: Record<string, ScreenName> };

export function FooterLinks({ heading, screens }: FooterLinksProps) {
  const pathTo = useScreenPath();
  return (
    <FooterColumn heading={heading}>
      <ul className="grid">
        {linksTo(screens, pathTo).map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={FOOTER_LINK_CLASS}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </FooterColumn>
  );
}

export function UsefulLinks() {
  return (
    <FooterLinks
      heading="Information"
      screens={{
        "About Us": "about",
        "Rooms & Suites": "room",
        Services: "services",
        Restaurant: "serviceDetails",
        "Our Team": "team",
        "Contact Us": "contact",
      }}
    />
  );
}

type FooterGalleryProps = { heading: string; pictures: PictureData[] };

export function FooterGallery({ heading, pictures }: FooterGalleryProps) {
  return (
    <FooterColumn heading={heading}>
      <ul className="grid max-w-72 grid-cols-3 gap-2">
        {pictures.map((picture) => (
          <li key={picture.cuts[0]?.base}>
            <Picture picture={picture} sizes="96px" className="aspect-square w-full" />
          </li>
        ))}
      </ul>
    </FooterColumn>
  );
}
