import contact from "#content/contact.yaml";
import rooms from "#content/rooms.yaml";
import { subjectValue } from "#app/domain/contact-message.ts";
import { fieldClass } from "#app/ui/field.ts";
import { GrowingSelect } from "#app/ui/growing-select.tsx";
import { Labelled } from "#app/ui/labelled.tsx";

/** The longest message: what chat links and mail programs carry without cutting. */
const MAX_LENGTH = 1500;

const words = contact.form;

const SUBJECTS = rooms.rooms.map((room) => ({
  value: subjectValue(room),
  label: room.name,
  lang: "en",
}));

/** What stands in the fields at first, when the server gives a form back. */
export type Start = { name: string; email: string; message: string; token: string };

/** The fields of the contact form, as the server knows them by name. */
export function ContactFields({ start }: { start?: Start }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Labelled id="nome" label={words.name}>
          <input
            id="nome"
            name="nome"
            required
            autoComplete="name"
            defaultValue={start?.name}
            className={fieldClass()}
          />
        </Labelled>
        <Labelled id="posta" label={words.email}>
          <input
            id="posta"
            type="email"
            name="email"
            required
            autoComplete="email"
            defaultValue={start?.email}
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
          defaultValue={start?.message}
          className={fieldClass()}
        />
      </Labelled>
      {/* Hidden from everybody: only a program that fills in whatever it finds writes here. */}
      <div hidden>
        <label htmlFor="sito">Lascia vuoto</label>
        <input id="sito" name="sito" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="gettone" defaultValue={start?.token} />
    </>
  );
}
