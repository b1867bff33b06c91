import { type FormEvent, useRef } from "react";
import { type RoomSummary, useRooms } from "#app/site/page-context.ts";
import { type ContactMessage, roomNameOfValue } from "#app/domain/contact-message.ts";
import { enquiryFrom } from "#app/domain/enquiry.ts";
import { FORM_FIELDS, MAX_LENGTHS, normalizeText } from "#app/domain/form-fields.ts";
import { partyLimitsOf } from "#app/domain/party.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { useFormSending } from "../use-sending.ts";
import { ContactFields, type FormWords, type ReturnedValues } from "./contact-fields.tsx";
import { MessageReady, MessageStored } from "./messages.tsx";

/** Passes "" as today, so that past days are accepted, because the stay was valid when the guest chose it. */
function enquiryIn(fields: FormData, rooms: RoomSummary[]) {
  const query = new URLSearchParams([...fields] as [string, string][]);
  return enquiryFrom(partyLimitsOf(rooms.length), query, "");
}

function readFields(form: HTMLFormElement, rooms: RoomSummary[]): ContactMessage {
  const fields = new FormData(form);
  const valueOf = (field: keyof typeof FORM_FIELDS) => String(fields.get(FORM_FIELDS[field]) ?? "");
  return {
    name: valueOf("name"),
    email: valueOf("email"),
    room: roomNameOfValue(valueOf("room"), rooms),
    message: valueOf("message"),
    phone: valueOf("phone"),
    ...(valueOf("withEnquiry") && { enquiry: enquiryIn(fields, rooms) }),
  };
}

function fieldNamed(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field
    : undefined;
}

/** Shows the server's errors in the same way as the browser's own errors, until the guest changes a field. */
function showErrors(form: HTMLFormElement, reasonsByField: Record<string, string>): void {
  for (const [name, reason] of Object.entries(reasonsByField))
    fieldNamed(form, name)?.setCustomValidity(reason);
  form.reportValidity();
}

/** Reports a message that is too long, and removes the server's errors. `maxlength` would silently cut a pasted text. */
function updateLengthError(form: HTMLFormElement, words: FormWords): void {
  for (const name of Object.values(FORM_FIELDS)) fieldNamed(form, name)?.setCustomValidity("");
  const message = fieldNamed(form, FORM_FIELDS.message);
  const length = normalizeText(message?.value ?? "").length;
  if (length <= MAX_LENGTHS.message) return;
  message?.setCustomValidity(
    interpolate(words.tooLong, { massimo: String(MAX_LENGTHS.message), scritti: String(length) }),
  );
}

/** The token proves when the guest began to write, because programs that send spam fill in forms too fast. */
async function fillToken(form: HTMLFormElement): Promise<void> {
  const { fetchToken } = await import("../post-form.ts");
  const tokenField = fieldNamed(form, FORM_FIELDS.token);
  if (tokenField) tokenField.value = await fetchToken(FORM_PATHS.token);
}

type ContactFormProps = { words: FormWords; initialValues?: ReturnedValues; isFolded?: boolean };

/** If our server cannot store the message, the form shows the message's text with two other ways to send it. */
export default function ContactForm({ words, initialValues, isFolded }: ContactFormProps) {
  const rooms = useRooms();
  const { sendState, send, reset } = useFormSending((form) => readFields(form, rooms));
  const isTokenRequested = useRef(false);

  const onFocus = (event: FormEvent<HTMLFormElement>) => {
    if (isTokenRequested.current) return;
    isTokenRequested.current = true;
    void fillToken(event.currentTarget);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sentFields = JSON.stringify(readFields(form, rooms));
    const outcome = await send(form);
    if (outcome?.kind === "invalid") showErrors(form, outcome.reasonsByField);
    if (outcome?.kind !== "stored") return;
    // The form is reset, unless the guest has typed the next message before the server's answer arrived.
    if (JSON.stringify(readFields(form, rooms)) === sentFields) form.reset();
    void fillToken(form);
  };

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    updateLengthError(event.currentTarget, words);
    reset();
  };

  const headingElement = (
    <h2 id="mettiti-in-contatto" className="title-card">
      {words.heading}
    </h2>
  );
  const contactFields = (
    <>
      <ContactFields words={words} {...(initialValues && { initialValues })} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">{words.button}</Button>
        <p role="status" className="max-w-sm text-sm text-quiet">
          {sendState.kind === "sending" ? words.sending : words.note}
        </p>
      </div>
    </>
  );

  return (
    <div className="grid content-start gap-6">
      <form
        aria-labelledby="mettiti-in-contatto"
        action={FORM_PATHS.message}
        method="post"
        onFocus={onFocus}
        onSubmit={(event) => void onSubmit(event)}
        onChange={onChange}
        className="grid gap-5 border-t border-accent bg-raised p-6 sm:p-9"
      >
        {isFolded ? (
          <Fold summary={headingElement} summaryClass="justify-between">
            <div className="grid gap-5 pt-5">{contactFields}</div>
          </Fold>
        ) : (
          <>
            {headingElement}
            {contactFields}
          </>
        )}
      </form>
      {sendState.kind === "stored" && (
        <MessageStored key={sendState.round} words={words} reference={sendState.reference} />
      )}
      {sendState.kind === "undelivered" && (
        <MessageReady key={sendState.round} words={words} message={sendState.values} />
      )}
    </div>
  );
}
