/** Creates or uses a passkey with the server's options, and posts the credential in the form around the button. */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** The name of the browser's error on a phone that already has a passkey for the desk. */
const ALREADY_SAVED_ERROR = "InvalidStateError";

async function requestCredential(part: HTMLElement): Promise<object> {
  const { passkey, options } = part.dataset;
  // The desk handles only forms, so the request has the body of an empty form.
  const answer = await fetch(options!, { method: "POST", body: new URLSearchParams() });
  if (!answer.ok) throw new Error(`The desk answered ${answer.status}`);
  const optionsJSON = await answer.json();
  return passkey === "save"
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON });
}

function enablePasskeyPart(part: HTMLElement): void {
  const button = part.querySelector("button")!;
  const field = part.querySelector<HTMLInputElement>("input[type=hidden]")!;
  const errors = [...part.querySelectorAll<HTMLElement>("[data-passkey-error]")];
  const showError = (kind?: string) => {
    for (const error of errors) error.hidden = error.dataset["passkeyError"] !== kind;
  };
  part.hidden = false;
  button.addEventListener("click", async () => {
    showError();
    button.disabled = true;
    try {
      field.value = JSON.stringify(await requestCredential(part));
      field.form!.submit();
    } catch (error) {
      showError(error instanceof Error && error.name === ALREADY_SAVED_ERROR ? "saved" : "failed");
      button.disabled = false;
    }
  });
}

// Passkeys do not exist in browsers inside of other apps, nor on pages without https.
if (browserSupportsWebAuthn())
  for (const part of document.querySelectorAll<HTMLElement>("[data-passkey]"))
    enablePasskeyPart(part);
