/** Subscribes this phone to Web Push, and posts the subscription's endpoint to the desk. */
type PushSection = HTMLElement & {
  dataset: { push: string; key: string; worker: string; news: string; lost: string };
};

const section = document.querySelector<PushSection>("[data-push]")!;
const { push: state, key, worker, news, lost } = section.dataset;
const button = section.querySelector("button")!;
const field = section.querySelector<HTMLInputElement>("input[name=iscrizione]")!;

function showError(kind?: string): void {
  for (const error of section.querySelectorAll<HTMLElement>("[data-push-error]"))
    error.hidden = error.dataset["pushError"] !== kind;
}

/** Replaces an earlier subscription, which may have expired or belong to another key; gives the endpoint. */
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

/** Whether the desk has this phone's subscription from an earlier session. */
async function isSubscribedAtDesk({ endpoint }: PushSubscription): Promise<boolean> {
  const answer = await fetch(news, {
    method: "POST",
    body: new URLSearchParams({ iscrizione: endpoint }),
  });
  return answer.ok && (await answer.json()).isSubscribed;
}

async function showPushState(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  const subscription = await registration?.pushManager.getSubscription();
  const rings = subscription && Notification.permission === "granted";
  if (state === "on" && rings) return;
  if (state === "off" && rings && (await isSubscribedAtDesk(subscription)))
    return location.reload();
  if (state === "on") document.querySelector("[data-push-status]")!.textContent = lost;
  if (Notification.permission === "denied") showError("denied");
  section.hidden = false;
}

if ("serviceWorker" in navigator && "PushManager" in window) void showPushState();
else {
  // On Apple's phones a page outside of the home screen has no push.
  const reason = "standalone" in navigator ? "home" : "browser";
  document.querySelector<HTMLElement>(`[data-push-missing=${reason}]`)!.hidden = false;
}
