import type { RefObject } from "react";
import rooms from "#content/rooms.yaml";
import search from "#content/search.yaml";
import { houseMessage } from "#app/domain/chat-message.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Ask } from "../enquiry/ask.tsx";
import type { Enquiry } from "../enquiry/use-enquiry.ts";
import { RoomAnswer } from "./room-answer.tsx";

/** Where the form's button leads. */
export const ANSWER_ID = "risposta";

type RoomAnswersProps = { form: RefObject<HTMLFormElement | null>; enquiry: Enquiry };

/** The answer to a search: the three rooms, and one request for several of them. */
export function RoomAnswers({ form, enquiry }: RoomAnswersProps) {
  const { stay, party, ready } = enquiry;
  return (
    <section
      id={ANSWER_ID}
      tabIndex={-1}
      aria-labelledby="quale-stanza"
      className="bg-page rhythm outline-none"
    >
      <div className="column">
        <SectionHeading id="quale-stanza" {...search.answer} />
        <noscript>
          <p className="mb-10 max-w-prose text-alert">
            Senza JavaScript i totali non si calcolano da soli. I prezzi a notte sono qui sotto, e
            potete scriverci o chiamarci con le vostre date.
          </p>
        </noscript>
        <ul className="grid gap-12 lg:gap-8">
          {rooms.rooms.map((room) => (
            <li key={room.slug}>
              <RoomAnswer room={room} form={form} enquiry={enquiry} />
            </li>
          ))}
        </ul>
        {ready && party.rooms > 1 && (
          <section
            aria-labelledby="insieme"
            className="mt-14 grid items-center gap-8 bg-sand p-7 sm:p-10 lg:grid-cols-2"
          >
            <div className="grid gap-3">
              <h3 id="insieme" className="title-card">
                {search.together.heading}
              </h3>
              <p className="max-w-prose text-quiet">{search.together.words}</p>
            </div>
            <Ask
              form={form}
              label={`Chiedi ${party.rooms} camere`}
              message={houseMessage(stay, party)}
            />
          </section>
        )}
      </div>
    </section>
  );
}
