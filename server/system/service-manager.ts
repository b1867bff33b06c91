import { execFile } from "node:child_process";

/** The first socket that systemd passes has this descriptor (sd_listen_fds(3)). */
export const INHERITED_SOCKET_FD = 3;

/** systemd opens the socket and passes it on, so that connections wait while the server restarts (docs/decisions/035). */
export function hasInheritedSocket(): boolean {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === "1";
}

export function deskCommand(folder = import.meta.dirname): string {
  return folder.startsWith("/opt/guesthouse/") ? "banco" : "npm run desk --";
}

/** Notifies systemd by the command systemd-notify, because Node.js cannot write to a datagram socket. */
function notifySystemd(state: string): void {
  execFile("systemd-notify", [state], (error) => {
    if (error) console.error(`systemd cannot be notified: ${error.code ?? error.message}`);
  });
}

/** Reports to systemd that the server listens and, at intervals from then on, that its event loop is running. */
export function notifyReady(): void {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = process.env;
  if (!NOTIFY_SOCKET) return;
  notifySystemd("READY=1");
  const watchdogMs = Number(WATCHDOG_USEC ?? 0) / 1000;
  if (watchdogMs > 0) setInterval(() => notifySystemd("WATCHDOG=1"), watchdogMs / 3).unref();
}
