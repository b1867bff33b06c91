/** A page as our server renders it for the enquiry in its address. */
import type { Availability } from "#app/domain/availability.ts";
import { inEach } from "#app/domain/languages.ts";
import { createEnquiryPages } from "#server/enquiry/enquiry-pages.ts";
import { storedFile } from "#server/serving/representations.ts";
import type { HouseInfo } from "#server/text/house-info.ts";

type Request = {
  info: HouseInfo;
  path: string;
  query: URLSearchParams;
  now: number;
  availability?: Availability;
};

/** The HTML; nothing without an enquiry or a form. */
export async function renderEnquiry(
  html: string,
  { info, path, query, now, availability }: Request,
): Promise<string | undefined> {
  const file = await storedFile("/index.html", Buffer.from(html), { encodings: {} });
  const pages = createEnquiryPages(
    inEach(() => info),
    async () => availability,
    () => now,
  );
  const answer = await pages(file, path, `http://localhost${path}?${query}`)?.();
  return answer?.html.toString();
}
