import { IncomingMessage } from "node:http";
import type { Hono } from "hono";
import type { AvailabilityCache } from "./calendar/availability-cache.ts";
import { calendarRoutes } from "./calendar/routes.ts";
import { createDesk } from "#app/desk/web/desk-app.ts";
import { createConcurrencyLimit } from "./enquiry/concurrency-limit.ts";
import { createEnquiryRenderer } from "./enquiry/enquiry-pages.ts";
import { networkReader } from "./requests/client-address.ts";
import { allowUploadTime } from "./serving/http-server.ts";
import { createFormLimits } from "./forms/form-limits.ts";
import { formRoutes } from "./forms/forms.ts";
import { createHealth } from "./health.ts";
import type { Jobs } from "./jobs.ts";
import type { CurrentSite, ServedSite } from "./site/current-site.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import type { RevisionStatus } from "./site/follow-revisions.ts";
import { createApp, type AppEnv, type PictureReader } from "./app.ts";
import type { Settings } from "./settings/settings.ts";
import type { Database } from "./store/database.ts";
import { logError } from "./system/log.ts";

type RouteOptions = {
  settings: Settings;
  version: string;
  database: Database;
  availability: AvailabilityCache;
  jobs: Jobs;
  readRevisionStatus: () => RevisionStatus;
  site: CurrentSite;
  pictureAt: PictureReader | undefined;
};

/** Returns a function that returns the routes of the revision being served. All revisions share the same rate limits. */
export function createRoutes(options: RouteOptions): () => Hono<AppEnv> {
  const { settings, version, database, availability, jobs, site, pictureAt } = options;
  const formLimits = createFormLimits();
  const enquiryLimit = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 50 });
  const networkOf = networkReader(settings.trustedProxy);
  const calendar = calendarRoutes({ database, siteUrl: settings.siteUrl, availability });
  const health = createHealth(options);
  const desk = createDesk({
    database,
    settings,
    version,
    contents: () => site.current().contents,
    unfitValues: () => site.current().unfitValues,
    networkOf,
    allowUploadTime: ({ env }) => {
      if (env?.incoming instanceof IncomingMessage) allowUploadTime(env.incoming);
    },
    sendMail: jobs.wakeOutbox,
    log: logError,
  });

  const routesFor = ({ contents, pages }: ServedSite) =>
    createApp({
      pages,
      assets: site.assets,
      forms: formRoutes({
        database,
        answerPage: pages.formAnswer,
        contents,
        settings,
        limits: formLimits,
        networkOf,
        onSaved: jobs.wakeOutbox,
        log: logError,
        now: Date.now,
      }),
      calendar,
      desk,
      health,
      enquiries: {
        rendererFor: createEnquiryRenderer({
          pages,
          content: contents[DEFAULT_LANGUAGE],
          readAvailability: availability.readWithTimeout,
        }),
        networkOf,
        limit: enquiryLimit,
      },
      pictureAt,
      log: logError,
    });

  const routesBySite = new WeakMap<ServedSite, Hono<AppEnv>>();
  return () => {
    const servedSite = site.current();
    const app = routesBySite.get(servedSite) ?? routesFor(servedSite);
    routesBySite.set(servedSite, app);
    return app;
  };
}
