/** Notifications: this phone is subscribed at its browser's push service, and the desk gets the address. */
type Part = HTMLElement & {
  dataset: { push: string; key: string; worker: string; news: string; lost: string };
};

const part = document.querySelector<Part>("[data-push]")!;
const { push: state, key, worker, news, lost } = part.dataset;
const button = part.querySelector("button")!;
const field = part.querySelector<HTMLInputElement>("input[name=iscrizione]")!;

function showError(kind?: string): void {
  for (const error of part.querySelectorAll<HTMLElement>("[data-push-error]"))
    error.hidden = error.dataset["pushError"] !== kind;
}

/** An earlier subscription may be lost, or belong to another key: this one is new. */
async function subscribe(): Promise<string> {
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return (await pushManager.subscribe(options)).endpoint;
}

button.addEventListener("click", async () => {
  showError();
  button.disabled = true;
  try {
    if ((await Notification.requestPermission()) !== "granted") return showError("denied");
    field.value = await subscribe();
    field.form!.submit();
  } catch {
    showError("failed");
  } finally {
    button.disabled = false;
  }
});

/** Whether the desk knows this phone from a session that has ended. */
async function isKnown({ endpoint }: PushSubscription): Promise<boolean> {
  const answer = await fetch(news, {
    method: "POST",
    body: new URLSearchParams({ iscrizione: endpoint }),
  });
  return answer.ok && (await answer.json()).isSubscribed;
}

async function show(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  const subscription = await registration?.pushManager.getSubscription();
  const rings = subscription && Notification.permission === "granted";
  if (state === "on" && rings) return;
  if (state === "off" && rings && (await isKnown(subscription))) return location.reload();
  if (state === "on") document.querySelector("[data-push-status]")!.textContent = lost;
  if (Notification.permission === "denied") showError("denied");
  part.hidden = false;
}

if ("serviceWorker" in navigator && "PushManager" in window) void show();
else {
  // On Apple's phones a page outside of the home screen has no push.
  const reason = "standalone" in navigator ? "home" : "browser";
  document.querySelector<HTMLElement>(`[data-push-missing=${reason}]`)!.hidden = false;
}
