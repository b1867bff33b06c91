import { getRequestListener } from "@hono/node-server";
import type { Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { plainFileAt } from "./app.ts";
import { createAvailabilityCache } from "./calendar/availability-cache.ts";
import { startJobs } from "./jobs.ts";
import { createRoutes } from "./routes.ts";
import { createPictureReader } from "./pictures.ts";
import { createServer } from "./serving/http-server.ts";
import { explainListenError } from "./settings/listening.ts";
import type { Settings } from "./settings/settings.ts";
import { BUILD_FOLDER } from "./site/build-folder.ts";
import { openSite } from "./site/current-site.ts";
import { followRevisions } from "./site/follow-revisions.ts";
import type { Database } from "./store/database.ts";
import { addDocumentAlert, type UnfitValue } from "./store/letters.ts";
import { openStore } from "./store/open.ts";
import { lockStoreForServer } from "./store/lock.ts";
import { allPasskeys } from "./store/passkeys.ts";
import { allSessions } from "./store/sessions.ts";
import { logError } from "./system/log.ts";
import { watchParents } from "./system/orphan-watch.ts";
import {
  deskCommand,
  hasInheritedSocket,
  INHERITED_SOCKET_FD,
  notifyReady,
} from "./system/service-manager.ts";
import { versionOf } from "./version.ts";

/** Open requests may take this long after a stop signal. */
const STOP_TIMEOUT_MS = 4_000;

/**
 * Open connections may still send requests for this long after a stop signal, and each answer closes its
 * connection. If we closed a connection at once, a form that is being sent on it would be lost.
 */
const STOP_GRACE_MS = 300;

function listen(server: Server, settings: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on("error", (error) => reject(explainListenError(error, settings)));
    const listenOptions = hasInheritedSocket()
      ? { fd: INHERITED_SOCKET_FD }
      : { port: settings.port, host: settings.host };
    server.listen(listenOptions, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Lets requests and jobs end and calls `close` at SIGTERM, at SIGINT, or if npm ends without a signal (orphan-watch.ts). */
function stopOnSignal(server: Server, stopJobs: () => Promise<void>, close: () => Promise<void>) {
  let isStopping = false;
  const closeServer = async () => {
    server.prependListener("request", (_, response) => {
      response.shouldKeepAlive = false;
    });
    // Not the HTTP server's own close(), which would also end connections whose first request is being received.
    const allClosed = new Promise((done) => NetServer.prototype.close.call(server, done));
    await Promise.race([allClosed, pause(STOP_GRACE_MS)]);
    // Keep-alive connections would stay open until their clients close them.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    await allClosed;
  };
  const stop = () => {
    // Ctrl-C reaches the process twice, directly and through npm.
    if (isStopping) return;
    isStopping = true;
    void Promise.all([closeServer(), stopJobs()])
      .then(close)
      .finally(() => process.exit(0));
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  watchParents(stop);
}

/** Prints how to enter the desk, unless a device has access already. */
async function announceDesk(database: Database): Promise<void> {
  const sessionsAndPasskeys = await database.read(async (query) => [
    ...(await allSessions(query, Date.now())),
    ...(await allPasskeys(query)),
  ]);
  if (sessionsAndPasskeys.length > 0) return;
  console.log(`Nobody has access to the desk yet: ${deskCommand()} accesso "telefono di casa"`);
}

/** Logs which of the family's values this version does not accept, and mails the list to the family once per version. */
async function alertUnfitValues(database: Database, unfitValues: UnfitValue[], version: string) {
  for (const { file, path } of unfitValues)
    console.error(
      `The family's ${[file, path].filter(Boolean).join(" ")} does not fit this version: the software's own words stand. See "${deskCommand()} stato".`,
    );
  if (unfitValues.length > 0) await addDocumentAlert(database, version, unfitValues, Date.now());
}

/** Opens the site and the database, and starts the jobs. The caller has to lock the database before the call. */
export async function startApp(settings: Settings, buildFolder = BUILD_FOLDER) {
  const version = await versionOf(buildFolder);
  console.log(`Guesthouse ${version}`);
  const site = await openSite({ build: buildFolder, url: settings.siteUrl });
  const database = await openStore(settings);
  // If the store cannot be reached, the site is served with the software's own content/ until it can be.
  const revisions = await followRevisions({ database, site });
  await alertUnfitValues(database, site.current().unfitValues, version).catch(logError);

  const availability = createAvailabilityCache({
    database,
    readSlugs: () => site.current().contents[DEFAULT_LANGUAGE].rooms.rooms.map(({ slug }) => slug),
  });
  const jobs = await startJobs({ settings, database, site, availability });
  const currentRoutes = createRoutes({
    settings,
    version,
    database,
    availability,
    jobs,
    readRevisionStatus: revisions.status,
    site,
    pictureAt: createPictureReader({ dataDir: settings.dataDir, site, database, log: logError }),
  });
  return {
    database,
    // Finds no file for an address with a query: the app answers the request, because the query may be an enquiry.
    fileAt: (address: string) =>
      plainFileAt({ pages: site.current().pages, assets: site.assets }, address),
    fetch: (request: Request, env?: object) => currentRoutes().fetch(request, env),
    /** Ends all work on the database, so that the caller may close the database afterwards. */
    async stop() {
      void revisions.stop();
      await jobs.stop();
    },
  };
}

export async function serveSite(settings: Settings, buildFolder?: string): Promise<number> {
  const { siteUrl: url, host: hostname } = settings;
  await lockStoreForServer(settings);
  const { database, fileAt, fetch, stop } = await startApp(settings, buildFolder);
  const server = createServer({ fileAt, app: getRequestListener(fetch, { hostname }) });
  const port = await listen(server, settings);
  console.log(`The site is on ${hasInheritedSocket() ? url : `http://localhost:${port}`}`);
  await announceDesk(database).catch(logError);
  stopOnSignal(server, stop, () => database.close());
  notifyReady();
  return port;
}
