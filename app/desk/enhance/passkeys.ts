/** Passkeys: what the server asks is signed by the phone, and sent with the form around the button. */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** The browser's name for a phone that has saved its passkey before. */
const ALREADY_SAVED_ERROR = "InvalidStateError";

async function requestCredential(part: HTMLElement): Promise<object> {
  const { passkey, options } = part.dataset;
  // As a form, so that the server reads it as one of ours.
  const answer = await fetch(options!, { method: "POST", body: new URLSearchParams() });
  if (!answer.ok) throw new Error(`The desk answered ${answer.status}`);
  const optionsJSON = await answer.json();
  return passkey === "save"
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON });
}

function enablePasskeyPart(part: HTMLElement): void {
  const button = part.querySelector("button")!;
  const field = part.querySelector<HTMLInputElement>("input[name=credenziale]")!;
  const errors = [...part.querySelectorAll<HTMLElement>("[data-passkey-error]")];
  const show = (kind?: string) => {
    for (const error of errors) error.hidden = error.dataset["passkeyError"] !== kind;
  };
  part.hidden = false;
  button.addEventListener("click", async () => {
    show();
    button.disabled = true;
    try {
      field.value = JSON.stringify(await requestCredential(part));
      field.form!.submit();
    } catch (error) {
      show(error instanceof Error && error.name === ALREADY_SAVED_ERROR ? "saved" : "failed");
      button.disabled = false;
    }
  });
}

// Browsers inside of other apps, and addresses without https, have no passkeys.
if (browserSupportsWebAuthn())
  for (const part of document.querySelectorAll<HTMLElement>("[data-passkey]"))
    enablePasskeyPart(part);
