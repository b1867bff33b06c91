import { FooterContacts, FooterGallery, UsefulLinks } from "#app/sections/template/footer.tsx";
import { type Chrome, createLayout } from "#app/sections/template/frame.tsx";
import { DesignHeader } from "#app/sections/template/header.tsx";

function Header({ brand }: Chrome) {
  return <DesignHeader brand={brand} isBrandCentred />;
}

function Footer({ brand, footer, contacts }: Chrome) {
  return (
    <>
      <div className="column grid justify-items-center gap-4 pt-16 text-center">
        <div className="brand-name text-[clamp(1.75rem,8vw,3rem)]! text-accent">{brand.name}</div>
        <p className="max-w-md text-on-night-quiet">{footer.words}</p>
      </div>
      <div className="column grid gap-12 py-14 md:grid-cols-2 lg:grid-cols-3">
        <FooterContacts heading="Contact" contacts={contacts} />
        <UsefulLinks />
        <FooterGallery heading="Gallery" pictures={footer.gallery} />
      </div>
    </>
  );
}

export default createLayout(Header, Footer);
