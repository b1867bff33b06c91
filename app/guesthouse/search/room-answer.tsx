import { clsx } from "clsx";
import type { RefObject } from "react";
import { Link } from "react-router";
import house from "#content/house.yaml";
import type { Room } from "#app/content/schemas.ts";
import { chatLink } from "#app/domain/chat-link.ts";
import { generalMessage, roomMessage } from "#app/domain/chat-message.ts";
import { enquiryQuery } from "#app/domain/enquiry-query.ts";
import type { Party } from "#app/domain/party.ts";
import { nights } from "#app/domain/party-words.ts";
import { euros, priceOfStay } from "#app/domain/price.ts";
import { personsPerRoom, roomFit } from "#app/domain/room-fit.ts";
import { nightsOf } from "#app/domain/stay.ts";
import { roomPath } from "#app/site/paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { blockWhenInvalid } from "../enquiry/ask.tsx";
import type { Enquiry } from "../enquiry/use-enquiry.ts";

/** What of a room's services decides whether it fits. */
const DECIDING = new Set<IconName>(["cot", "bath"]);

function fitWords(party: Party): string {
  const fit = roomFit(party);
  const persons = personsPerRoom(party);
  if (fit === "too-many")
    return `Per ${persons} persone in una camera non basta: qui c’è posto per tre.`;
  if (fit === "extra-bed") return "Per voi: il letto matrimoniale e il letto aggiunto.";
  return persons === 1 ? "Per te: il letto matrimoniale." : "Per voi: il letto matrimoniale.";
}

function Facts({ room }: { room: Room }) {
  const facts = [
    { icon: "bed" as const, label: room.bed },
    { icon: "extraBed" as const, label: room.extraBed },
    ...room.amenities.filter(({ icon }) => DECIDING.has(icon)),
  ];
  return (
    <ul className="grid gap-x-8 gap-y-2 text-[0.9375rem] xl:grid-cols-2">
      {facts.map(({ icon, label }) => (
        <li key={label} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-accent-text" />
          {label}
        </li>
      ))}
    </ul>
  );
}

function Total({ room, enquiry }: { room: Room; enquiry: Enquiry }) {
  const { stay, ready } = enquiry;
  const count = ready ? nightsOf(stay) : 1;
  return (
    <p className="grid">
      <strong className="font-display text-4xl font-semibold whitespace-nowrap lining-nums">
        {euros(priceOfStay(room.rate, count, 1))}
      </strong>
      <span className="text-sm text-quiet">
        {ready ? `questa camera, ${nights(count)}` : "a notte"}
      </span>
    </p>
  );
}

type RoomAnswerProps = {
  room: Room;
  form: RefObject<HTMLFormElement | null>;
  enquiry: Enquiry;
};

/** How one room answers a search: its total, whether it fits, a way to ask and the way to its page. */
export function RoomAnswer({ room, form, enquiry }: RoomAnswerProps) {
  const { stay, party, ready } = enquiry;
  const page = roomPath(room.slug) + (ready ? `?${enquiryQuery(stay, party)}` : "");
  const message = ready ? roomMessage(room.name, stay, party) : generalMessage(room.name);
  const fits = roomFit(party) !== "too-many";
  return (
    <article
      aria-labelledby={`risposta-${room.slug}`}
      className="grid border border-line bg-raised md:grid-cols-[19rem_1fr] xl:grid-cols-[24rem_1fr]"
    >
      <Picture
        picture={room.card}
        sizes="(min-width: 1280px) 384px, (min-width: 768px) 304px, 94vw"
        className="size-full max-md:aspect-4/3"
      />
      <div className="grid gap-x-10 gap-y-6 p-6 sm:p-8 lg:grid-cols-[1fr_17rem]">
        <div className="grid content-start gap-4">
          <div className="grid gap-1">
            <p className="text-sm text-quiet">{room.kind}</p>
            <h3 id={`risposta-${room.slug}`} lang="en" className="title-card">
              <Link to={page} className="underline-offset-6 hover:underline">
                {room.name}
              </Link>
            </h3>
          </div>
          <Facts room={room} />
          <p className={clsx("font-medium", fits ? "text-accent-text" : "text-alert")}>
            {fitWords(party)}
          </p>
        </div>
        <div className="grid content-between gap-5 lg:border-s lg:border-line lg:ps-8">
          <Total room={room} enquiry={enquiry} />
          <div className="grid gap-2 sm:max-lg:flex sm:max-lg:flex-wrap sm:max-lg:items-center sm:max-lg:gap-x-6">
            <a
              href={chatLink(house.phone, message)}
              target="_blank"
              rel="noopener"
              onClick={(event) => blockWhenInvalid(event, form)}
              onAuxClick={(event) => blockWhenInvalid(event, form)}
              aria-label={`Chiedi se è libera: ${room.name}`}
              className={buttonClass()}
            >
              <Icon name="chat" />
              Chiedi se è libera
            </a>
            <Link
              to={page}
              aria-label={`Guarda dettagli: ${room.name}`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline-offset-6 hover:underline"
            >
              Guarda dettagli
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </div>
    </article>
  );
}
