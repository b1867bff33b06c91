import { FooterContacts, FooterGallery, UsefulLinks } from "#app/sections/template/footer.tsx";
import { type Chrome, createLayout } from "#app/sections/template/frame.tsx";
import { DesignHeader } from "#app/sections/template/header.tsx";
import { PlaceholderLink } from "#app/sections/template/placeholder-link.tsx";

type ApartmentChrome = Extract<Chrome, { account: object }>;

/** The scroll distance at which this design's bar turns solid, in pixels. */
const SOLID_SCROLL_DISTANCE = 120;

type AccountLinksProps = Pick<ApartmentChrome, "account"> & { className: string };

/** Account links without targets (docs/specification.md, section 6). */
function AccountLinks({ account, className }: AccountLinksProps) {
  const { login, signUp, bookings, badge } = account;
  const linkClass = "inline-flex min-h-11 items-center gap-2 font-medium hover:text-accent";
  return (
    <p className={className}>
      <PlaceholderLink className={linkClass}>
        {bookings}
        <span className="grid size-6 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent">
          {badge}
        </span>
      </PlaceholderLink>
      <PlaceholderLink className={linkClass}>{login}</PlaceholderLink>
      <PlaceholderLink className={linkClass}>{signUp}</PlaceholderLink>
    </p>
  );
}

function Header({ brand, account }: ApartmentChrome) {
  return (
    <DesignHeader
      brand={brand}
      solidAfter={SOLID_SCROLL_DISTANCE}
      menuClass="ms-auto"
      line={
        <>
          <p>{brand.kind}</p>
          <AccountLinks account={account} className="flex gap-7" />
        </>
      }
    >
      <AccountLinks
        account={account}
        className="mt-4 flex flex-wrap gap-x-7 border-t border-white/25 px-4 pt-4"
      />
    </DesignHeader>
  );
}

function Footer({ brand, footer, contacts }: Chrome) {
  return (
    <div className="column grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[1.2fr_0.8fr_1.2fr_1fr]">
      <div className="grid content-start gap-5">
        <div className="brand-name text-3xl!">{brand.name}</div>
        <p className="max-w-xs text-on-night-quiet">{footer.words}</p>
      </div>
      <UsefulLinks />
      <FooterContacts heading="Contact" contacts={contacts} />
      <FooterGallery heading="Gallery" pictures={footer.gallery} />
    </div>
  );
}

export default createLayout(Header, Footer);
