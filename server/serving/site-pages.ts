/** Pages are rendered at their first request and cached. Pages that show an enquiry are cached in enquiry-pages.ts. */
import { createHash } from "node:crypto";
import type { Contents } from "#app/content/site-content.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import type { FormAnswer } from "#app/guesthouse/answer/screen.tsx";
import { sharedContentOf } from "#app/guesthouse/layout.tsx";
import {
  type PageRequest,
  renderErrorPage,
  renderFormAnswer,
  renderPage,
} from "#app/render/page.tsx";
import { routeAt } from "#app/render/routes.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { mountAt } from "#app/paths/mounts.ts";
import { houseLanguageAt, isNotFoundPath, notFoundPath } from "#app/paths/paths.ts";
import type { Day } from "#app/domain/stay.ts";
import { createQueue } from "#server/system/one-at-a-time.ts";
import { siteFiles } from "#server/site/site-files.ts";
import { type StoredFile, storedPage, storedFile } from "./representations.ts";

/** What a page shows of the enquiry in its URL; `{}` for a page without an enquiry. */
export type PageEnquiry = Pick<
  PageRequest,
  "enquiry" | "handover" | "availability" | "hasWrongDates"
>;

export type SitePages = Awaited<ReturnType<typeof createSitePages>>;

type SitePagesOptions = {
  contents: Contents;
  url: string; // the origin of the site
  now?: () => number;
  render?: typeof renderPage;
};

/** Creates, for each language, a file with the texts that islands share. The file's URL contains a hash of the texts. */
async function createWordsFiles(contents: Contents) {
  const filesByAddress = new Map<string, StoredFile>();
  const addresses = {} as Record<Language, string>;
  for (const language of LANGUAGE_CODES) {
    const json = JSON.stringify(sharedContentOf(contents[language]));
    const hash = createHash("sha256").update(json).digest("hex").slice(0, 8);
    const address = `/assets/words-${language}-${hash}.json`;
    addresses[language] = address;
    filesByAddress.set(address, await storedFile(address, Buffer.from(json)));
  }
  return { files: filesByAddress, addresses };
}

export async function createSitePages(options: SitePagesOptions) {
  const { contents, url, now = Date.now, render = renderPage } = options;
  const wordsFiles = await createWordsFiles(contents);
  const siteOn = (today: Day) => ({ contents, url, today });
  const currentDay = () => houseDayAt(now());

  const filesByAddress = new Map(wordsFiles.files);
  for (const [name, text] of siteFiles(contents, url))
    filesByAddress.set(`/${name}`, await storedFile(`/${name}`, Buffer.from(text)));

  let cacheDay = currentDay();
  const cachedPages = new Map<string, StoredFile>();
  /** Equal requests at the same time wait for one rendering. */
  const pendingPages = new Map<string, Promise<StoredFile>>();
  const compressInTurn = createQueue();

  const renderHtml = (path: string, pageEnquiry: PageEnquiry) =>
    render({
      path,
      site: siteOn(currentDay()),
      wordsPath: wordsFiles.addresses[houseLanguageAt(path)],
      ...pageEnquiry,
    });

  const cachedPage = (path: string) => {
    if (cacheDay === currentDay()) return cachedPages.get(path);
    // The cache is emptied each day, because prices and the family's announcement change with the day.
    cacheDay = currentDay();
    cachedPages.clear();
    return undefined;
  };

  const makePage = async (path: string): Promise<StoredFile> => {
    const day = currentDay();
    const renderedPage = renderHtml(path, {});
    const fastPage = await storedPage(renderedPage);
    if (day !== cacheDay) return fastPage;
    cachedPages.set(path, fastPage);
    // The best compression makes a page 10 % smaller and takes 30 times as long, so it runs later, one page at a time.
    void compressInTurn(async () => {
      if (cachedPages.get(path) !== fastPage) return;
      const bestPage = await storedPage(renderedPage, "best");
      if (cachedPages.get(path) === fastPage) cachedPages.set(path, bestPage);
      // If the best compression fails, the page with the fast compression remains in the cache.
    }).catch(() => {});
    return fastPage;
  };

  const pageAt = (path: string): Promise<StoredFile> => {
    const page = pendingPages.get(path) ?? makePage(path).finally(() => pendingPages.delete(path));
    pendingPages.set(path, page);
    return page;
  };

  // The cache also has the page for unknown paths, which must not be served with status 200.
  const cachedPlainPage = (path: string) => (isNotFoundPath(path) ? undefined : cachedPage(path));

  return {
    /** Returns the page as rendered today; undefined before the first request of the day. The path has no final slash. */
    cachedPlainPage,
    /** Returns undefined if there is no page at the path. */
    plainPage: async (path: string): Promise<StoredFile | undefined> =>
      cachedPlainPage(path) ?? (routeAt(path, contents) ? await pageAt(path) : undefined),
    notFoundPage: async (path: string): Promise<StoredFile> => {
      const address = notFoundPath(mountAt(path));
      return cachedPage(address) ?? (await pageAt(address));
    },
    render: renderHtml,
    /** Files by address: robots.txt, sitemap.xml and the like, and the texts that islands share. */
    files: filesByAddress,
    formAnswer: (language: Language, answer: FormAnswer) =>
      renderFormAnswer({ site: siteOn(currentDay()), language, answer }),
    errorPage: (path: string, message: string) =>
      renderErrorPage({ path, site: siteOn(currentDay()), message }),
  };
}
