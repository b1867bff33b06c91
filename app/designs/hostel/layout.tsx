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

export const loader = (args: LoaderArgs) => chromeOf(args, "hostel");

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = notFoundHead;

function Header({ brand }: Chrome) {
  const path = useScreenPath();
  return (
    <DesignHeader floating>
      <Brand brand={brand} />
      <MainMenu label="Main" entries={designMenu(path)} />
      <HeaderTools />
    </DesignHeader>
  );
}

function Footer({ brand, footer, contacts }: Chrome) {
  const path = useScreenPath();
  return (
    <footer className="bg-night text-on-night">
      <div className="column grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[1.3fr_1fr_0.8fr_1fr]">
        <div className="grid content-start gap-5">
          <div className="brand-name text-4xl! text-accent">{brand.name}</div>
          <p className="max-w-xs text-on-night-quiet">{footer.words}</p>
        </div>
        <FooterContacts heading="Find us" contacts={contacts} />
        <FooterLinks heading="Information" links={usefulLinks(path)} />
        <FooterGallery heading="On the wall" pictures={footer.gallery} />
      </div>
      <FooterLegal name={brand.name} />
    </footer>
  );
}

function HostelLayout(props: LayoutProps) {
  return <DesignFrame {...props} Header={Header} Footer={Footer} />;
}

export default HostelLayout;

export const ErrorBoundary = HostelLayout;
