/** Serves the built site until it is told to stop. */
import { getRequestListener } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { answerPages } from "./answer-pages.ts";
import { createApp } from "./app.ts";
import { createAnswers } from "./calendar/answers.ts";
import { createFreeNightsReader } from "./calendar/free-nights.ts";
import { knownNights } from "./calendar/known-nights.ts";
import { startCalendar } from "./calendar/start.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";
import { openSite, type Shown } from "./current-site.ts";
import { createEnquiryPages } from "./enquiry-pages.ts";
import { allFactsOf } from "./facts.ts";
import { followReleases } from "./follow-releases.ts";
import { networkReader } from "./forms/client-address.ts";
import { createFormLimits } from "./forms/form-limits.ts";
import { createForms } from "./forms/forms.ts";
import { createServer } from "./http-server.ts";
import { listenFault } from "./listening.ts";
import { startMail } from "./mail/start.ts";
import { parents } from "./parents.ts";
import type { Settings } from "./settings.ts";
import { logFault } from "./log.ts";
import { holdAsServer } from "./store/hold-as-server.ts";
import { openStore } from "./store/open.ts";
import type { Published } from "./store/releases.ts";
import { tidy } from "./store/upkeep.ts";
import { createHealth } from "./health.ts";
import { siteFolderWriter } from "./site-folder.ts";

const BUILD = join(import.meta.dirname, "../build");

/** How long answers in flight may take once the server is told to stop, in milliseconds. */
const GRACE = 4_000;

/** Enquiries that are answered at once for one network, and that may wait for their turn. */
const ENQUIRIES = { atOnce: 2, waiting: 50 };

/** How often what is too old is deleted, in milliseconds. */
const UPKEEP = 3_600_000;

/** How often prices and the year in the pages are checked against the day, in milliseconds. */
const REFRESH = 600_000;

const CLOCK_LEAPT =
  "The clock is more than a month ahead of the last hour we know: nothing is deleted until it has stood for a week.";

/** How often a server that npm started looks whether npm is still there, in milliseconds. */
const PARENT_CHECK = 1_000;

/** What answers for a site, made when it is first asked. */
function oncePerSite<T extends object>(make: (shown: Shown) => T): (shown: Shown) => T {
  const made = new WeakMap<Shown, T>();
  return (shown) => {
    const known = made.get(shown);
    if (known) return known;
    const answering = make(shown);
    made.set(shown, answering);
    return answering;
  };
}

/** Serves until SIGTERM or SIGINT; resolves once it listens, with the port. */
export async function serveSite(settings: Settings, build = BUILD): Promise<number> {
  const { dataDir, siteUrl: url } = settings;
  const site = await openSite({ build, url, dataDir });
  await holdAsServer(settings);
  const database = await openStore(settings);
  const writeFolder = siteFolderWriter(dataDir);
  let ownPictures: Published["pictures"] | undefined;
  const onShown = (pictures = ownPictures) => {
    ownPictures = pictures;
    writeFolder(site.now().release, pictures);
  };
  const shownRelease = await followReleases({ database, site, dataDir, log: logFault, onShown });
  const factsNow = () => allFactsOf(site.now().release.contents);
  const rooms = () => factsNow()[DEFAULT_LANGUAGE].rooms.map(({ slug }) => slug);
  const mail = await startMail(settings, database, {
    facts: factsNow,
    availability: async () => {
      const now = Date.now();
      const nights = await database.read((query) => knownNights(query, rooms(), now));
      return { now, nights };
    },
  });
  const calendar = startCalendar({ database, settings, onNotice: mail.wake });
  const freeNights = createFreeNightsReader({ database, rooms });
  const calendarAnswers = createAnswers({
    database,
    siteUrl: settings.siteUrl,
    freeNights,
    log: logFault,
  });
  const limits = createFormLimits();
  const networkOf = networkReader(settings.trustedProxy);
  const enquiryLimit = createConcurrencyLimit(ENQUIRIES);
  const health = createHealth({
    database,
    build,
    release: shownRelease,
    isMailLate: mail.isLate,
    areFeedsLate: calendar.isLate,
  });
  const appOf = oncePerSite(({ release, pages }) => {
    const facts = allFactsOf(release.contents);
    return createApp(pages, {
      forms: createForms({
        database,
        pages: answerPages(release.answers, facts),
        settings,
        limits,
        onKept: mail.wake,
        log: logFault,
      }),
      calendar: calendarAnswers,
      health,
      enquiries: {
        pages: createEnquiryPages(facts, freeNights.readSoon),
        networkOf,
        limit: enquiryLimit,
      },
    });
  });
  const upkeep = () =>
    void tidy(database, settings, Date.now())
      .then((done) => done || console.error(CLOCK_LEAPT))
      .catch(logFault);
  setInterval(upkeep, UPKEEP).unref();
  upkeep();
  const refresh = () =>
    site.refresh().then((isNew) => {
      if (isNew) onShown();
    });
  setInterval(() => void refresh().catch(logFault), REFRESH).unref();

  return new Promise((resolve, reject) => {
    const server = createServer({
      // An address with a query holds no file's name: it may be an enquiry.
      fileAt: (url) => site.now().pages.files.get(url),
      app: getRequestListener((request, env) => appOf(site.now()).fetch(request, env), {
        hostname: settings.host,
      }),
    });
    server.on("error", (error) => reject(listenFault(error, settings)));
    server.listen(settings.port, settings.host, () => {
      const { port } = server.address() as AddressInfo;
      console.log(`The site is on http://localhost:${port}`);
      resolve(port);
    });

    let isStopping = false;
    const stop = () => {
      // A signal to the whole group comes twice, once by npm: the second must not cut what the first lets end.
      if (isStopping) return;
      isStopping = true;
      const closed = new Promise((done) => server.close(done));
      // A connection is let go as soon as its answer is through, not when its guest lets go of it.
      calendar.stop();
      setInterval(() => server.closeIdleConnections(), 50).unref();
      void Promise.all([closed, mail.stop()])
        .then(() => database.close())
        .finally(() => process.exit(0));
      setTimeout(() => process.exit(0), GRACE).unref();
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
    // A signal to npm alone ends npm, and perhaps not its shell: nobody shall hold the port after them.
    const before = parents();
    if (process.env["npm_lifecycle_event"])
      setInterval(() => parents() !== before && stop(), PARENT_CHECK).unref();
  });
}
