/**
 * The service worker for push notifications. A push has no content: the worker fetches the news from the
 * desk, with the phone's session cookie. It caches no page and intercepts no request.
 */
import { DESK, DESK_PATHS } from "../paths.ts";

/** Types of service workers: TypeScript's "webworker" library conflicts with "DOM". */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type NotificationClickEvent = WorkerEvent & { notification: Notification };
type PushWorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (path: string) => Promise<unknown> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: "install" | "push", listener: (event: WorkerEvent) => void): void;
    (name: "notificationclick", listener: (event: NotificationClickEvent) => void): void;
  };
};

const workerScope = self as unknown as PushWorkerScope;

/** Timeout of the desk's response: browsers end a worker that shows no notification for too long. */
const FETCH_TIMEOUT_MS = 10_000;

const SIGNED_OUT_NOTIFICATION = {
  title: "Novità al banco",
  body: "Entrate al banco per vederle.",
  path: DESK,
};

const UNREACHABLE_NOTIFICATION = {
  title: "Novità al banco",
  body: "Toccate per vederle.",
  path: DESK,
};

/** The notification to show; a push without one would end the subscription. */
async function readNews(): Promise<typeof SIGNED_OUT_NOTIFICATION> {
  try {
    const subscription = await workerScope.registration.pushManager.getSubscription();
    const answer = await fetch(DESK_PATHS.news, {
      method: "POST",
      body: new URLSearchParams({ iscrizione: subscription?.endpoint ?? "" }),
      redirect: "manual",
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    // Without a session the desk redirects to its sign-in.
    if (answer.type === "opaqueredirect") return SIGNED_OUT_NOTIFICATION;
    return answer.ok ? await answer.json() : UNREACHABLE_NOTIFICATION;
  } catch {
    return UNREACHABLE_NOTIFICATION;
  }
}

async function showNews(): Promise<void> {
  const { title, body, path } = await readNews();
  // One notification of the desk stands at a time; `renotify` is not in TypeScript's types.
  const options = { body, data: path, tag: "banco", renotify: true, lang: "it" };
  await workerScope.registration.showNotification(title, { ...options, icon: "/icon-192.png" });
}

workerScope.addEventListener("install", (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener("push", (event) => event.waitUntil(showNews()));
workerScope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(workerScope.clients.openWindow(String(event.notification.data)));
});
