import type { Content } from "#app/content/site-content.ts";
import { ContactList } from "#app/sections/contact-ways.tsx";
import { useHouse } from "#app/site/page-context.ts";
import { houseContactsOf } from "../navigation.ts";
import { Island } from "#app/render/island.tsx";
import ContactForm from "./contact-form.tsx";

type ContactBlockProps = Pick<Content<"contact">, "block" | "form"> & { isFolded?: boolean };

export function ContactBlock({ block, form, isFolded = false }: ContactBlockProps) {
  const { label, heading, words, ways } = block;
  return (
    <section aria-labelledby="in-contatto" className="bg-sand rhythm">
      <div className="column grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2 className="grid gap-4">
            <span className="label-rule font-text text-accent-text">{label}</span>
            <span className="sr-only">: </span>
            <span id="in-contatto" className="title-section">
              {heading}
            </span>
          </h2>
          <p className="mt-5 max-w-prose text-lg text-quiet">{words}</p>
          <ContactList contacts={houseContactsOf(useHouse())} labels={ways} />
        </div>
        <Island name="contact-form" component={ContactForm} props={{ words: form, isFolded }} />
      </div>
    </section>
  );
}
