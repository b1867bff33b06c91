import { MainMenu } from "#app/sections/menu/links.tsx";
import { FooterContacts, FooterGallery, UsefulLinks } from "#app/sections/template/footer.tsx";
import { type Chrome, createLayout } from "#app/sections/template/frame.tsx";
import { Brand, DesignHeader, HeaderTools, useDesignMenu } from "#app/sections/template/header.tsx";

function Header({ brand }: Chrome) {
  const menu = useDesignMenu();
  return (
    <DesignHeader>
      <MainMenu label="Main" entries={menu.slice(0, 3)} className="flex-1" />
      <Brand brand={brand} className="lg:justify-items-center" />
      <div className="flex items-center justify-end gap-6 lg:flex-1">
        <MainMenu label="More" entries={menu.slice(3)} />
        <HeaderTools bookClass="max-[1100px]:hidden" />
      </div>
    </DesignHeader>
  );
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
