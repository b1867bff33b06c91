import contact from "#content/contact.yaml";
import house from "#content/house.yaml";
import { phoneLink } from "#app/domain/chat-link.ts";
import { addressLine } from "#app/domain/place.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { ContactForm } from "./contact-form.tsx";

const ways: { icon: IconName; label: string; words: string; to?: string }[] = [
  { icon: "phone", label: "Telefono", words: house.phone, to: phoneLink(house.phone) },
  { icon: "mail", label: "E-mail", words: house.email, to: `mailto:${house.email}` },
  { icon: "pin", label: "Indirizzo", words: addressLine(house.address) },
];

/** How to reach the family, and a form to write to them. */
export function ContactBlock() {
  const { label, heading, words } = contact.block;
  return (
    <section aria-labelledby="in-contatto" className="bg-sand rhythm">
      <div className="column grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2 id="in-contatto" className="grid gap-4">
            <span className="label-rule font-text text-accent-text">{label}</span>
            <span className="sr-only">: </span>
            <span className="title-section">{heading}</span>
          </h2>
          <p className="mt-5 max-w-prose text-lg text-quiet">{words}</p>
          <address className="mt-10 border-t border-line not-italic">
            {ways.map(({ icon, label, words, to }) => (
              <p key={label} className="flex items-center gap-5 border-b border-line py-4">
                <Icon name={icon} className="size-6 shrink-0 text-accent-text" />
                <span className="grid min-w-0">
                  <span className="text-sm text-quiet">{label}</span>
                  {to ? (
                    <a
                      href={to}
                      className="font-medium break-words underline-offset-4 hover:underline"
                    >
                      {words}
                    </a>
                  ) : (
                    <span className="font-medium">{words}</span>
                  )}
                </span>
              </p>
            ))}
          </address>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
