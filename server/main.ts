/** Serves the built site until it is told to stop. */
import { serve } from "@hono/node-server";
import { createServer } from "node:http";
import { join } from "node:path";
import { loadAnswerPages } from "./answer-pages.ts";
import { createApp } from "./app.ts";
import { dayAtHome, filledPage } from "./filled-pages.ts";
import { createForms } from "./forms/forms.ts";
import { startMail } from "./mail/start.ts";
import { loadPages } from "./pages.ts";
import type { Settings } from "./settings.ts";
import { logFault } from "./log.ts";
import { openStore } from "./store/open.ts";
import { expire } from "./store/upkeep.ts";

const BUILD = join(import.meta.dirname, "../build");

/** How long answers in flight may take once the server is told to stop, in milliseconds. */
const GRACE = 4_000;

/** How often what is too old is deleted, in milliseconds. */
const UPKEEP = 3_600_000;

/** A request has to be whole in this time, in milliseconds: who sends letter by letter is let go. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
};

/** Serves until SIGTERM or SIGINT; resolves once it listens, with the port. */
export async function serveSite(settings: Settings, build = BUILD): Promise<number> {
  const answers = await loadAnswerPages(join(build, "answers"));
  const database = await openStore(settings);
  const mail = await startMail(settings, database, answers.facts);
  const forms = createForms({
    database,
    pages: answers,
    settings,
    onKept: mail.wake,
    log: logFault,
  });
  const app = createApp(await loadPages(join(build, "client")), {
    forms,
    isMailLate: mail.isLate,
    fill: (path, url, html) =>
      filledPage(html, {
        facts: answers.facts,
        path,
        query: new URL(url).searchParams,
        today: dayAtHome(new Date()),
      }),
  });
  const tidy = () => void expire(database, settings, Date.now()).catch(logFault);
  setInterval(tidy, UPKEEP).unref();
  tidy();

  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        port: settings.port,
        hostname: settings.host,
        createServer,
        serverOptions: LIMITS,
      },
      ({ port }) => {
        console.log(`The site is on http://localhost:${port}`);
        resolve(port);
      },
    );
    server.on("error", reject);

    const stop = () => {
      const closed = new Promise((done) => server.close(done));
      // A connection is let go as soon as its answer is through, not when its guest lets go of it.
      const letGo = () => "closeIdleConnections" in server && server.closeIdleConnections();
      letGo();
      setInterval(letGo, 50).unref();
      void Promise.all([closed, mail.stop()])
        .then(() => database.close())
        .finally(() => process.exit(0));
      setTimeout(() => process.exit(0), GRACE).unref();
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  });
}
