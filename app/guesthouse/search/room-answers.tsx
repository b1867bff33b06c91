import type { Content } from "#app/content/schemas.ts";
import { worded } from "#app/domain/worded.ts";
import { useEnquiry } from "#app/site/visit.ts";
import { usePhrases } from "#app/site/words.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { askFreeNights } from "../nights/free-nights.ts";
import { Ask } from "../enquiry/ask.tsx";
import type { Priced } from "../enquiry/priced.ts";
import { ANSWER_ID } from "./arrive.ts";
import { type AnsweringRoom, RoomAnswer } from "./room-answer.tsx";

type RoomAnswersProps = Pick<Content<"search">, "answer" | "room" | "together"> & {
  priced: Priced;
  rooms: AnsweringRoom[];
};

/** The answer to a search: every room, and one request for several of them. */
export function RoomAnswers({ priced, rooms, answer, room: words, together }: RoomAnswersProps) {
  const { stay } = useEnquiry();
  const { party, prices, total } = priced;
  const { enquiryMessage } = usePhrases();
  const { withoutScripts, ...heading } = answer;
  return (
    <section
      id={ANSWER_ID}
      tabIndex={-1}
      aria-labelledby="quale-stanza"
      // Guests who bring their dates need not touch a field to learn whether they are free.
      onPointerOver={stay && askFreeNights}
      onFocus={stay && askFreeNights}
      className="scroll-mt-20 bg-page rhythm outline-none"
    >
      <div className="column">
        <SectionHeading id="quale-stanza" {...heading} />
        <noscript>
          <p className="mb-10 max-w-prose text-alert">{withoutScripts}</p>
        </noscript>
        <ul className="grid gap-12 lg:gap-8">
          {rooms.map((room) => (
            <li key={room.slug}>
              <RoomAnswer room={room} party={party} prices={prices} words={words} />
            </li>
          ))}
        </ul>
        {stay && party.rooms > 1 && (
          <section
            aria-labelledby="insieme"
            className="mt-14 grid items-center gap-8 bg-sand p-7 sm:p-10 lg:grid-cols-2"
          >
            <div className="grid gap-3">
              <h3 id="insieme" className="title-card">
                {together.heading}
              </h3>
              <p className="max-w-prose text-quiet">{together.words}</p>
            </div>
            <Ask
              label={worded(together.ask, { numero: `${party.rooms}` })}
              message={enquiryMessage({ stay, party })}
              total={total}
            />
          </section>
        )}
      </div>
    </section>
  );
}
