import { type FormEvent, useRef } from "react";
import { type Contact, subjectRoom } from "#app/domain/contact-message.ts";
import { enquiryFrom } from "#app/domain/enquiry.ts";
import { FORM_FIELDS, MAX_LENGTHS, normalizeText } from "#app/domain/form-fields.ts";
import { limitsOf } from "#app/domain/party.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { type RoomSummary, useRooms } from "#app/site/house.ts";
import { POSTS } from "#app/paths/paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { useSending } from "../use-sending.ts";
import { ContactFields, type FormWords, type Start } from "./contact-fields.tsx";
import { MessageKept } from "./message-kept.tsx";
import { MessageReady } from "./message-ready.tsx";

/** The stay was checked when it was chosen: no day is too early for it here. */
function enquiryIn(fields: FormData, rooms: RoomSummary[]) {
  const query = new URLSearchParams([...fields] as [string, string][]);
  return enquiryFrom(limitsOf(rooms.length), query, "");
}

function read(form: HTMLFormElement, rooms: RoomSummary[]): Contact {
  const fields = new FormData(form);
  const given = (field: keyof typeof FORM_FIELDS) => String(fields.get(FORM_FIELDS[field]) ?? "");
  return {
    name: given("name"),
    email: given("email"),
    room: subjectRoom(given("room"), rooms),
    message: given("message"),
    phone: given("phone"),
    ...(given("withEnquiry") && { enquiry: enquiryIn(fields, rooms) }),
  };
}

function field(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined;
}

/** Shows the server's words as the browser shows its own, until the guest changes something. */
function complain(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, reason] of Object.entries(fields)) field(form, name)?.setCustomValidity(reason);
  form.reportValidity();
}

/**
 * Takes the server's words back, and says when the message is too long. Not by `maxlength`: a browser
 * cuts what is pasted and tells nobody.
 */
function complainOfLength(form: HTMLFormElement, words: FormWords): void {
  for (const name of Object.values(FORM_FIELDS)) field(form, name)?.setCustomValidity("");
  const message = field(form, FORM_FIELDS.message);
  const written = normalizeText(message?.value ?? "").length;
  if (written <= MAX_LENGTHS.message) return;
  message?.setCustomValidity(
    interpolate(words.tooLong, { massimo: String(MAX_LENGTHS.message), scritti: String(written) }),
  );
}

/** The time token is asked for when writing begins, and again after each message. */
async function fillToken(form: HTMLFormElement): Promise<void> {
  const { fetchToken } = await import("../post-form.ts");
  const box = field(form, FORM_FIELDS.token);
  if (box) box.value = await fetchToken(POSTS.token);
}

/**
 * A message to the family. It is posted to our server, with scripts or without; where the server
 * does not write it down, the guest gets it back with two other ways to send it.
 */
export function ContactForm({ words, start }: { words: FormWords; start?: Start }) {
  const rooms = useRooms();
  const { sending, send, takeBack } = useSending((form) => read(form, rooms));
  const hasToken = useRef(false);

  const onFocus = (event: FormEvent<HTMLFormElement>) => {
    if (hasToken.current) return;
    hasToken.current = true;
    void fillToken(event.currentTarget);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = JSON.stringify(read(form, rooms));
    const outcome = await send(form);
    if (outcome?.kind === "wrong") complain(form, outcome.fields);
    if (outcome?.kind !== "kept") return;
    // What was typed meanwhile is the beginning of another message.
    if (JSON.stringify(read(form, rooms)) === sent) form.reset();
    void fillToken(form);
  };

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    complainOfLength(event.currentTarget, words);
    takeBack();
  };

  return (
    <div className="grid content-start gap-6" data-print="no">
      <form
        aria-labelledby="mettiti-in-contatto"
        action={POSTS.message}
        method="post"
        onFocus={onFocus}
        onSubmit={(event) => void onSubmit(event)}
        onChange={onChange}
        className="grid gap-5 border-t border-accent bg-raised p-6 sm:p-9"
      >
        <h2 id="mettiti-in-contatto" className="mb-1 title-card">
          {words.heading}
        </h2>
        <ContactFields words={words} {...(start && { start })} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="submit" className={buttonClass()}>
            {words.button}
          </button>
          <p role="status" className="max-w-sm text-sm text-quiet">
            {sending.kind === "sending" ? words.sending : words.note}
          </p>
        </div>
      </form>
      {sending.kind === "kept" && (
        <MessageKept key={sending.round} words={words} reference={sending.reference} />
      )}
      {sending.kind === "undelivered" && (
        <MessageReady key={sending.round} words={words} message={sending.given} />
      )}
    </div>
  );
}
