import { FooterContacts, FooterGallery, FooterLinks } from "#app/sections/template/footer.tsx";
import { type Chrome, createLayout } from "#app/sections/template/frame.tsx";
import { Brand, DesignHeader, DesignMenu, HeaderTools } from "#app/sections/template/header.tsx";
import { useScreenPath } from "#app/site/use-paths.ts";

function Header({ brand, contacts }: Chrome) {
  return (
    <DesignHeader
      line={
        <>
          <p>{contacts.address}</p>
          <p>{contacts.phone}</p>
        </>
      }
    >
      <Brand brand={brand} />
      <DesignMenu />
      <HeaderTools />
    </DesignHeader>
  );
}

function Footer({ brand, footer, contacts }: Chrome) {
  const path = useScreenPath();
  return (
    <>
      <div className="column flex flex-wrap items-end justify-between gap-8 border-b border-on-night/20 py-14">
        <div className="brand-name text-[clamp(3rem,9vw,7rem)]!">{brand.name}</div>
        <p className="max-w-xs text-on-night-quiet">{footer.words}</p>
      </div>
      <div className="column grid gap-12 py-14 sm:grid-cols-2 lg:grid-cols-[1.3fr_0.8fr_0.8fr_1.1fr]">
        <FooterContacts heading="Contact" contacts={contacts} />
        <FooterLinks
          heading="Home"
          links={[
            { label: "About Us", to: path("about") },
            { label: "Activities", to: path("services") },
            { label: "Contact Us", to: path("contact") },
            { label: "News & Blogs", to: path("blog") },
            { label: "Checkout", to: path("findRoom") },
          ]}
        />
        <FooterLinks
          heading="General"
          links={[
            { label: "Accommodation", to: path("room") },
            { label: "Dine & Drink", to: path("serviceDetails") },
            { label: "Spa & Leisure", to: path("services") },
            { label: "Services", to: path("services") },
            { label: "Our Location", to: path("contact") },
          ]}
        />
        <FooterGallery heading="Instagram" pictures={footer.gallery} />
      </div>
    </>
  );
}

export default createLayout(Header, Footer);
