import type { Content } from "#app/content/site-content.ts";
import { useRef } from "react";
import { interpolate } from "#app/domain/interpolate.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { usePhrases } from "#app/site/house.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Ask } from "../enquiry/ask.tsx";
import { PlainNote } from "../enquiry/without-scripts.tsx";
import { useServerAnswer } from "../nights/server-slot.tsx";
import type { Priced } from "../enquiry/priced.ts";
import { ANSWER_ID } from "./arrive.ts";
import { type AnsweringRoom, RoomAnswer } from "./room-answer.tsx";
import { useOrder, useRoomNights } from "./room-order.ts";

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
  const list = useRef<HTMLUListElement>(null);
  const answers = useRoomNights(rooms, stay, party);
  const ordered = useOrder(rooms, answers, list);
  // What our server wrote stays until it no longer holds.
  const atFirst = useServerAnswer() ? undefined : "";
  return (
    <section
      id={ANSWER_ID}
      tabIndex={-1}
      aria-labelledby="quale-stanza"
      className="scroll-mt-20 bg-page rhythm outline-none"
    >
      <div className="column">
        <SectionHeading id="quale-stanza" {...heading} />
        <PlainNote words={withoutScripts} className="mb-10 max-w-prose" />
        <ul ref={list} className="grid gap-12 lg:gap-8">
          {ordered.map((room) => {
            const said = answers[room.slug];
            return (
              <li key={room.slug} data-card={room.slug} data-answer={said?.said.answer ?? atFirst}>
                <RoomAnswer room={room} party={party} prices={prices} words={words} nights={said} />
              </li>
            );
          })}
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
              label={interpolate(together.ask, { numero: `${party.rooms}` })}
              message={enquiryMessage({ stay, party })}
              total={total}
            />
          </section>
        )}
      </div>
    </section>
  );
}
