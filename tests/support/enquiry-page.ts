import type { Contents } from "#app/content/site-content.ts";
import { type Availability, UNKNOWN_AVAILABILITY } from "#app/domain/availability.ts";
import { createEnquiryRenderer } from "#server/enquiry/enquiry-pages.ts";
import { renderedSite } from "#tests/support/rendered-site.ts";

type EnquiryRequest = {
  contents: Contents;
  path: string;
  query: string;
  now: number;
  availability?: Availability;
};

export async function enquiryRendererOf(
  contents: Contents,
  readAvailability: () => Availability,
  now: () => number,
) {
  return createEnquiryRenderer({
    pages: await renderedSite({ contents, now }),
    content: contents.it,
    readAvailability: async () => readAvailability(),
    now,
  });
}

/** Undefined where the query has no enquiry. */
export async function renderEnquiry({
  contents,
  path,
  query,
  now,
  availability = UNKNOWN_AVAILABILITY,
}: EnquiryRequest): Promise<string | undefined> {
  const enquiryRenderer = await enquiryRendererOf(
    contents,
    () => availability,
    () => now,
  );
  const response = await enquiryRenderer(path, new URLSearchParams(query))?.();
  return response?.identity.body.toString();
}
