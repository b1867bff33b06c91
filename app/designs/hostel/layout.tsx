import { FooterContacts, FooterGallery, UsefulLinks } from "#app/sections/template/footer.tsx";
import { type Chrome, createLayout } from "#app/sections/template/frame.tsx";
import { DesignHeader } from "#app/sections/template/header.tsx";

function Header({ brand }: Chrome) {
  return <DesignHeader brand={brand} floating />;
}

function Footer({ brand, footer, contacts }: Chrome) {
  return (
    <div className="column grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[1.3fr_1fr_0.8fr_1fr]">
      <div className="grid content-start gap-5">
        <div className="brand-name text-4xl! text-accent">{brand.name}</div>
        <p className="max-w-xs text-on-night-quiet">{footer.words}</p>
      </div>
      <FooterContacts heading="Find us" contacts={contacts} />
      <UsefulLinks />
      <FooterGallery heading="On the wall" pictures={footer.gallery} />
    </div>
  );
}

export default createLayout(Header, Footer);
