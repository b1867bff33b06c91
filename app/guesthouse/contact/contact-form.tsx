import { type FormEvent, useState } from "react";
import contact from "#content/contact.yaml";
import house from "#content/house.yaml";
import rooms from "#content/rooms.yaml";
import { type Contact, contactSubject } from "#app/domain/contact-message.ts";
import { buttonClass } from "#app/ui/button.ts";
import { fieldClass } from "#app/ui/field.ts";
import { GrowingSelect } from "#app/ui/growing-select.tsx";
import { Labelled } from "#app/ui/labelled.tsx";
import { MessageReady } from "./message-ready.tsx";

/** The longest message: what chat links and mail programs carry without cutting. */
const MAX_LENGTH = 1500;

const words = contact.form;

/** The rooms as the select names them: option1 to option3. */
const SUBJECTS = rooms.rooms.map(({ name }, index) => ({
  value: `option${index + 1}`,
  label: name,
  lang: "en",
}));

function read(form: HTMLFormElement): Contact {
  const fields = new FormData(form);
  const given = (name: string) => String(fields.get(name) ?? "");
  return {
    name: given("nome"),
    email: given("email"),
    room: SUBJECTS.find(({ value }) => value === given("oggetto"))?.label,
    message: given("messaggio"),
  };
}

/**
 * A message to the family. Nothing is sent from here: the guest gets it written, to send by chat or
 * by e-mail. Without scripts the browser opens the guest's mail program with the fields in it.
 */
export function ContactForm() {
  const [ready, setReady] = useState<{ message: Contact; round: number }>();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setReady({ message: read(event.currentTarget), round: (ready?.round ?? 0) + 1 });
  };

  return (
    <div className="grid content-start gap-6" data-print="no">
      <form
        aria-labelledby="mettiti-in-contatto"
        action={`mailto:${house.email}?subject=${encodeURIComponent(contactSubject({}))}`}
        method="post"
        encType="text/plain"
        onSubmit={onSubmit}
        // What is offered is what stands in the fields: a change takes the offer back.
        onChange={() => setReady(undefined)}
        className="grid gap-5 border-t border-accent bg-raised p-6 sm:p-9"
      >
        <h2 id="mettiti-in-contatto" className="mb-1 title-card">
          {words.heading}
        </h2>
        <div className="grid gap-5 sm:grid-cols-2">
          <Labelled id="nome" label={words.name}>
            <input id="nome" name="nome" required autoComplete="name" className={fieldClass()} />
          </Labelled>
          <Labelled id="posta" label={words.email}>
            <input
              id="posta"
              type="email"
              name="email"
              required
              autoComplete="email"
              className={fieldClass()}
            />
          </Labelled>
        </div>
        <Labelled id="oggetto" label={words.subject}>
          <GrowingSelect
            id="oggetto"
            name="oggetto"
            options={[{ value: "", label: words.general }, ...SUBJECTS]}
          />
        </Labelled>
        <Labelled id="messaggio" label={words.message}>
          <textarea
            id="messaggio"
            name="messaggio"
            required
            rows={6}
            maxLength={MAX_LENGTH}
            className={fieldClass()}
          />
        </Labelled>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="submit" className={buttonClass()}>
            {words.button}
          </button>
          <p className="max-w-sm text-sm text-quiet">{words.note}</p>
        </div>
      </form>
      {ready && <MessageReady key={ready.round} message={ready.message} />}
    </div>
  );
}
