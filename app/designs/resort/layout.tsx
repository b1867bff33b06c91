import resort from "#content/template/resort.yaml";
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

/** The name in the middle, the menu to both sides of it. */
function Header() {
  const menu = designMenu(useScreenPath());
  return (
    <DesignHeader>
      <MainMenu label="Main" entries={menu.slice(0, 3)} className="flex-1" />
      <Brand brand={resort.brand} className="lg:justify-items-center" />
      <div className="flex items-center justify-end gap-6 lg:flex-1">
        <MainMenu label="More" entries={menu.slice(3)} />
        <HeaderTools bookFrom="1100px" />
      </div>
    </DesignHeader>
  );
}

function Footer() {
  const path = useScreenPath();
  const { brand, footer } = resort;
  return (
    <footer className="bg-night text-on-night">
      <div className="column grid justify-items-center gap-4 pt-16 text-center">
        <div className="brand-name text-[clamp(1.75rem,8vw,3rem)]! text-accent">{brand.name}</div>
        <p className="max-w-md text-on-night-quiet">{footer.words}</p>
      </div>
      <div className="column grid gap-12 py-14 md:grid-cols-2 lg:grid-cols-3">
        <FooterContacts heading="Contact" />
        <FooterLinks heading="Information" links={usefulLinks(path)} />
        <FooterGallery heading="Gallery" pictures={footer.gallery} />
      </div>
      <FooterLegal name={brand.name} />
    </footer>
  );
}

export default function ResortLayout() {
  return <DesignFrame header={<Header />} footer={<Footer />} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <DesignFrame header={<Header />} footer={<Footer />} error={error} />;
}
