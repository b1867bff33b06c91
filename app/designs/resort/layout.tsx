import { MainMenu } from "#app/sections/menu/links.tsx";
import { type Chrome, chromeOf } from "#app/sections/template/chrome/chrome.ts";
import {
  FooterContacts,
  FooterGallery,
  FooterLegal,
  FooterLinks,
} from "#app/sections/template/chrome/footer.tsx";
import { Brand, DesignHeader, HeaderTools } from "#app/sections/template/chrome/header.tsx";
import { designMenu, usefulLinks } from "#app/sections/template/chrome/navigation.ts";
import { DesignFrame, type LayoutProps } from "#app/sections/template/design-frame.tsx";
import type { LoaderArgs } from "#app/site/site-context.ts";
import { notFoundHead } from "#app/head/template-head.ts";
import { useScreenPath } from "#app/paths/use-paths.ts";

export const loader = (args: LoaderArgs) => chromeOf(args, "resort");

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = notFoundHead;

function Header({ brand }: Chrome) {
  const menu = designMenu(useScreenPath());
  return (
    <DesignHeader>
      <MainMenu label="Main" entries={menu.slice(0, 3)} className="flex-1" />
      <Brand brand={brand} className="lg:justify-items-center" />
      <div className="flex items-center justify-end gap-6 lg:flex-1">
        <MainMenu label="More" entries={menu.slice(3)} />
        <HeaderTools bookFrom="1100px" />
      </div>
    </DesignHeader>
  );
}

function Footer({ brand, footer, contacts }: Chrome) {
  const path = useScreenPath();
  return (
    <footer className="bg-night text-on-night">
      <div className="column grid justify-items-center gap-4 pt-16 text-center">
        <div className="brand-name text-[clamp(1.75rem,8vw,3rem)]! text-accent">{brand.name}</div>
        <p className="max-w-md text-on-night-quiet">{footer.words}</p>
      </div>
      <div className="column grid gap-12 py-14 md:grid-cols-2 lg:grid-cols-3">
        <FooterContacts heading="Contact" contacts={contacts} />
        <FooterLinks heading="Information" links={usefulLinks(path)} />
        <FooterGallery heading="Gallery" pictures={footer.gallery} />
      </div>
      <FooterLegal name={brand.name} />
    </footer>
  );
}

function ResortLayout(props: LayoutProps) {
  return <DesignFrame {...props} Header={Header} Footer={Footer} />;
}

export default ResortLayout;

export const ErrorBoundary = ResortLayout;
