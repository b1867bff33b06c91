import contact from "#content/template/contact.yaml";
import city from "#content/template/city-hotel.yaml";
import { MainMenu } from "#app/sections/menu/links.tsx";
import {
  FooterContacts,
  FooterGallery,
  FooterLegal,
  FooterLinks,
} from "#app/sections/template/chrome/footer.tsx";
import { Brand, DesignHeader, HeaderTools } from "#app/sections/template/chrome/header.tsx";
import { designMenu } from "#app/sections/template/chrome/navigation.ts";
import { DesignFrame } from "#app/sections/template/design-frame.tsx";
import { useScreenPath } from "#app/site/use-design.ts";

/** A line with the address, and the bar under it. */
function Header() {
  const path = useScreenPath();
  return (
    <DesignHeader
      line={
        <>
          <p>{contact.invented.address}</p>
          <p>{contact.invented.phone}</p>
        </>
      }
    >
      <Brand brand={city.brand} />
      <MainMenu label="Main" entries={designMenu(path)} />
      <HeaderTools />
    </DesignHeader>
  );
}

function Footer() {
  const path = useScreenPath();
  const { brand, footer } = city;
  return (
    <footer className="bg-night text-on-night">
      <div className="column flex flex-wrap items-end justify-between gap-8 border-b border-on-night/20 py-14">
        <div className="brand-name text-[clamp(3rem,9vw,7rem)]!">{brand.name}</div>
        <p className="max-w-xs text-on-night-quiet">{footer.words}</p>
      </div>
      <div className="column grid gap-12 py-14 sm:grid-cols-2 lg:grid-cols-[1.3fr_0.8fr_0.8fr_1.1fr]">
        <FooterContacts heading="Contact" />
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
      <FooterLegal name={brand.name} />
    </footer>
  );
}

export default function CityHotelLayout() {
  return <DesignFrame header={<Header />} footer={<Footer />} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <DesignFrame header={<Header />} footer={<Footer />} error={error} />;
}
