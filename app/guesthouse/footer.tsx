import { Link } from "#app/client-state/link.tsx";
import { FOOTER_LINK_CLASS, FooterContactList } from "#app/sections/contact-ways.tsx";
import { useHouse, usePageLanguage, usePage, usePaths, useWords } from "#app/site/page-context.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { Sentence } from "#app/ui/sentence.tsx";
import { ChatLink } from "./chat-link.tsx";
import { LanguageLinks } from "./languages/languages.tsx";
import { houseContactsOf } from "./navigation.ts";
import { Island } from "#app/render/island.tsx";
import Newsletter from "./newsletter.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

function Contacts() {
  const { footer: words, ask } = useWords();
  return (
    <section aria-labelledby="footer-contacts">
      <h2 id="footer-contacts" className="mb-1 label-rule text-accent lg:mb-3">
        {words.contacts}
      </h2>
      <FooterContactList contacts={houseContactsOf(useHouse())} />
      {/*
        The link is hidden on phones, where the contact bar has it, and on pages with the form of ENQUIRY_FORM_ID. The
        selector is `main:has()`: with `body:has()` browsers compute the styles of the whole page at each change.
      */}
      <ChatLink look="onPicture" className="mt-3 max-lg:hidden [main:has(#richiesta)~*_&]:hidden">
        {ask.chat}
      </ChatLink>
    </section>
  );
}

function UsefulLinks() {
  const { footer, menu } = useWords();
  const { search, contact } = usePaths();
  const links = [
    { label: menu.rooms, to: search },
    { label: menu.book, to: search },
    { label: menu.contact, to: contact },
  ];
  return (
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links" className="mb-1 label-rule text-accent lg:mb-3">
        {footer.links}
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-1">
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={FOOTER_LINK_CLASS}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LegalNotes() {
  const words = useWords().footer;
  const { privacy } = usePaths();
  const house = useHouse();
  const { cin, cir, holder, vat } = house.codes;
  return (
    <div className="column flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 text-[0.8125rem]/snug text-on-night-quiet sm:gap-x-10 sm:text-sm lg:py-4">
      <p>
        © <span data-year="">{usePage().year}</span> {house.name} · {holder}
        {vat && ` · ${interpolate(words.vat, { numero: vat })}`}
      </p>
      {cin && cir && <p>{interpolate(words.codes, { cin, cir })}</p>}
      <p>
        <Link to={privacy} className="underline underline-offset-4 hover:text-accent">
          {words.privacy}
        </Link>
      </p>
      {house.developer && (
        <p>
          <Sentence
            words={words.developer}
            placeholders={{
              studio: (
                <ExternalLink
                  href={house.developer.link}
                  className="underline underline-offset-4 hover:text-accent"
                >
                  {house.developer.name}
                </ExternalLink>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

export function Footer() {
  const language = usePageLanguage();
  const { label: languagesLabel } = useWords().language;
  const { tagline, links } = useHouse();
  return (
    <footer lang={language} className="bg-band text-on-night">
      <div className="column grid gap-x-12 gap-y-3 py-4 md:grid-cols-2 md:gap-y-9 md:py-10 lg:grid-cols-[0.9fr_1fr_0.8fr_1.3fr] lg:py-14">
        <div className="grid content-start gap-1 md:max-lg:col-span-2 lg:gap-6">
          <p className="font-display text-3xl/none text-balance text-accent lg:text-[2.5rem]/none">
            {tagline}
          </p>
          <div className="flex flex-wrap justify-between gap-x-3.5 md:justify-start md:gap-x-6">
            {/* These links are for browsers without scripts; with scripts the menus of the top bar have them. */}
            <nav aria-label={languagesLabel} className="js:hidden">
              <ul className="flex gap-x-3.5 md:gap-x-5">
                <LanguageLinks className={FOOTER_LINK_CLASS} />
              </ul>
            </nav>
            <p className="flex gap-x-3.5 md:gap-x-5">
              {[
                ["Facebook", links.facebook],
                ["Instagram", links.instagram],
              ].map(
                ([name, link]) =>
                  link && (
                    <ExternalLink key={name} href={link} className={FOOTER_LINK_CLASS}>
                      {name}
                    </ExternalLink>
                  ),
              )}
            </p>
          </div>
        </div>
        <Contacts />
        <UsefulLinks />
        <Island
          name="newsletter"
          component={Newsletter}
          props={{}}
          when="touch"
          className="contents"
        />
      </div>
      <div className="border-t border-on-night/15">
        <LegalNotes />
      </div>
    </footer>
  );
}
