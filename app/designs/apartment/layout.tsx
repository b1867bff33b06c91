import { Link } from "react-router";
import { DesignFrame } from "#app/sections/template/design-frame.tsx";
import { useScreenPath } from "#app/site/use-design.ts";
import "./theme.css";

function Header() {
  const path = useScreenPath();
  return (
    <header className="absolute inset-x-0 top-0 z-40 text-white">
      <nav aria-label="Main" className="column flex flex-wrap gap-6 py-6">
        <Link to={path("home")}>Apartment</Link>
        <Link to={path("room")}>Rooms</Link>
        <Link to={path("contact")}>Contact</Link>
      </nav>
    </header>
  );
}

function Footer() {
  return <footer className="bg-night py-10 text-center text-on-night">Apartment</footer>;
}

export default function ApartmentLayout() {
  return <DesignFrame header={<Header />} footer={<Footer />} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <DesignFrame header={<Header />} footer={<Footer />} error={error} />;
}
