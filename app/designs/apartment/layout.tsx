import apartment from "#content/template/apartment.yaml";
import { MainMenu } from "#app/sections/menu/links.tsx";
import {
  FooterContacts,
  FooterGallery,
  FooterLegal,
  FooterLinks,
} from "#app/sections/template/chrome/footer.tsx";
import { Brand, DesignHeader, HeaderTools } from "#app/sections/template/chrome/header.tsx";
import { designMenu, usefulLinks } from "#app/sections/template/chrome/navigation.ts";
import { DesignFrame } from "#app/sections/template/design-frame.tsx";
import { PlaceholderLink } from "#app/sections/template/placeholder-link.tsx";
import { useScreenPath } from "#app/site/use-design.ts";

/** How far a page is scrolled before the bar turns solid, in pixels: more than elsewhere. */
const SOLID_AFTER = 120;

/** Links of an account that nobody has: they lead nowhere (docs/specification.md, section 6). */
function Account({ className }: { className: string }) {
  const { login, signUp, bookings, badge } = apartment.account;
  const link = "inline-flex min-h-11 items-center gap-2 font-medium hover:text-accent";
  return (
    <p className={className}>
      <PlaceholderLink className={link}>
        {bookings}
        <span className="grid size-6 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent">
          {badge}
        </span>
      </PlaceholderLink>
      <PlaceholderLink className={link}>{login}</PlaceholderLink>
      <PlaceholderLink className={link}>{signUp}</PlaceholderLink>
    </p>
  );
}

/** A line for the account, and the bar with the menu. */
function Header() {
  const path = useScreenPath();
  return (
    <DesignHeader
      solidAfter={SOLID_AFTER}
      line={
        <>
          <p>{apartment.brand.kind}</p>
          <Account className="flex gap-7" />
        </>
      }
    >
      <Brand brand={apartment.brand} />
      <MainMenu label="Main" entries={designMenu(path)} className="ms-auto" />
      <HeaderTools>
        <Account className="mt-4 flex flex-wrap gap-x-7 border-t border-white/25 px-4 pt-4" />
      </HeaderTools>
    </DesignHeader>
  );
}

function Footer() {
  const path = useScreenPath();
  const { brand, footer } = apartment;
  return (
    <footer className="bg-night text-on-night">
      <div className="column grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[1.2fr_0.8fr_1.2fr_1fr]">
        <div className="grid content-start gap-5">
          <div className="brand-name text-3xl!">{brand.name}</div>
          <p className="max-w-xs text-on-night-quiet">{footer.words}</p>
        </div>
        <FooterLinks heading="Information" links={usefulLinks(path)} />
        <FooterContacts heading="Contact" />
        <FooterGallery heading="Gallery" pictures={footer.gallery} />
      </div>
      <FooterLegal name={brand.name} />
    </footer>
  );
}

export default function ApartmentLayout() {
  return <DesignFrame header={<Header />} footer={<Footer />} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <DesignFrame header={<Header />} footer={<Footer />} error={error} />;
}
