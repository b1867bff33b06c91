/** Creates or uses a passkey with the server's options, and posts the credential in the form around the button. */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** Browsers report an error of this name if the phone already has a passkey for the desk. */
const ALREADY_SAVED_ERROR = "InvalidStateError";

async function requestCredential(controls: HTMLElement): Promise<object> {
  const { passkey, options } = controls.dataset;
  // The desk accepts only posted forms, so the request has the body of an empty form.
  const response = await fetch(options!, { method: "POST", body: new URLSearchParams() });
  if (!response.ok) throw new Error(`The desk answered ${response.status}`);
  const optionsJSON = await response.json();
  return passkey === "save"
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON });
}

function enablePasskeyControls(controls: HTMLElement): void {
  const button = controls.querySelector("button")!;
  const field = controls.querySelector<HTMLInputElement>("input[type=hidden]")!;
  const errorElements = [...controls.querySelectorAll<HTMLElement>("[data-passkey-error]")];
  const setError = (kind?: string) => {
    for (const error of errorElements) error.hidden = error.dataset["passkeyError"] !== kind;
  };
  controls.hidden = false;
  button.addEventListener("click", async () => {
    setError();
    button.disabled = true;
    try {
      field.value = JSON.stringify(await requestCredential(controls));
      field.form!.submit();
    } catch (error) {
      setError(error instanceof Error && error.name === ALREADY_SAVED_ERROR ? "saved" : "failed");
      button.disabled = false;
    }
  });
}

// Browsers inside other apps do not support passkeys, nor do browsers on pages without https.
if (browserSupportsWebAuthn())
  for (const controls of document.querySelectorAll<HTMLElement>("[data-passkey]"))
    enablePasskeyControls(controls);
