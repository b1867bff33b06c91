import hostel from "#content/template/hostel.yaml";
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
import { useScreenPath } from "#app/site/use-design.ts";

/** A rounded bar that floats over the page. */
function Header() {
  const path = useScreenPath();
  return (
    <DesignHeader floating>
      <Brand brand={hostel.brand} />
      <MainMenu label="Main" entries={designMenu(path)} />
      <HeaderTools />
    </DesignHeader>
  );
}

function Footer() {
  const path = useScreenPath();
  const { brand, footer } = hostel;
  return (
    <footer className="bg-night text-on-night">
      <div className="column grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[1.3fr_1fr_0.8fr_1fr]">
        <div className="grid content-start gap-5">
          <div className="brand-name text-4xl! text-accent">{brand.name}</div>
          <p className="max-w-xs text-on-night-quiet">{footer.words}</p>
        </div>
        <FooterContacts heading="Find us" />
        <FooterLinks heading="Information" links={usefulLinks(path)} />
        <FooterGallery heading="On the wall" pictures={footer.gallery} />
      </div>
      <FooterLegal name={brand.name} />
    </footer>
  );
}

export default function HostelLayout() {
  return <DesignFrame header={<Header />} footer={<Footer />} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <DesignFrame header={<Header />} footer={<Footer />} error={error} />;
}
