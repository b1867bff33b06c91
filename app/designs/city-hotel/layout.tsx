import { FooterContacts, FooterGallery, FooterLinks } from "#app/sections/template/footer.tsx";
import { type Chrome, createLayout } from "#app/sections/template/frame.tsx";
import { DesignHeader } from "#app/sections/template/header.tsx";

function Header({ brand, contacts }: Chrome) {
  return (
    <DesignHeader
      brand={brand}
      line={
        <>
          <p>{contacts.address}</p>
          <p>{contacts.phone}</p>
        </>
      }
    />
  );
}

function Footer({ brand, footer, contacts }: Chrome) {
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
          screens={{
            "About Us": "about",
            Activities: "services",
            "Contact Us": "contact",
            "News & Blogs": "blog",
            Checkout: "findRoom",
          }}
        />
        <FooterLinks
          heading="General"
          screens={{
            Accommodation: "room",
            "Dine & Drink": "serviceDetails",
            "Spa & Leisure": "services",
            Services: "services",
            "Our Location": "contact",
          }}
        />
        <FooterGallery heading="Instagram" pictures={footer.gallery} />
      </div>
    </>
  );
}

export default createLayout(Header, Footer);
