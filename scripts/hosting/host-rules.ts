/**
 * What a host of files has to do to answer as our server does: the addresses of pages, the headers of
 * each file, the pages for unknown addresses. Why: docs/decisions/039-hosts-get-their-rules-from-the-build.md.
 */
import { extname } from "node:path";
import { PATHS_WITH_OPTIONAL_ID } from "#app/paths/paths.ts";
import { fileHeaders, IMMUTABLE_FOLDERS, isImmutable } from "#server/serving/headers.ts";
import { addressOf } from "#server/serving/pages.ts";
import { ENCODED_NAME } from "#server/site/encodings.ts";
import type { Release } from "#server/site/release.ts";

export type Headers = Record<string, string>;

export type HostRules = {
  /** The address of the site. */
  url: string;
  /** The file of each page, by its address: "/about" → "/about/index.html". */
  pages: Map<string, string>;
  /** Pages that also answer at every address one step below them. */
  withAnyId: readonly string[];
  /** The prefixes with a page of their own for unknown addresses: "/en". */
  prefixes: string[];
  /** Content-Type by ending: ".html". */
  types: Map<string, string>;
  /** Folders of files that never change under their name. */
  immutableFolders: string[];
  immutableHeaders: Headers;
  /** The headers of all other files. */
  headers: Headers;
  /** The content security policy of each page, by its file. */
  policies: Map<string, string>;
  /** Headers that single files have besides, by the header's name and the file. */
  extraHeaders: Map<string, Map<string, string>>;
};

export const POLICY_HEADER = "Content-Security-Policy";
const TYPE_HEADER = "Content-Type";

/** Endings of files that stand in no address: those of pages, and compressed forms. */
export const HIDDEN_ENDINGS = ["html", "br", "gz"];

export const isNotFoundPage = (file: string) => file.endsWith("/404.html");

function withoutType(headers: Headers): Headers {
  const { [TYPE_HEADER]: _, ...rest } = headers;
  return rest;
}

/** `names` are those of the files in build/client. */
export function hostRules(
  { files, url }: Pick<Release, "files" | "url">,
  names: string[],
): HostRules {
  const headers = withoutType(fileHeaders("/x.html"));
  const policies = new Map<string, string>();
  const extraHeaders: HostRules["extraHeaders"] = new Map();
  for (const [name, { policy }] of files) {
    const file = `/${name}`;
    if (isImmutable(file)) continue;
    if (policy) policies.set(file, policy);
    for (const [header, value] of Object.entries(withoutType(fileHeaders(file)))) {
      if (headers[header] === value) continue;
      extraHeaders.set(header, (extraHeaders.get(header) ?? new Map()).set(file, value));
    }
  }
  const pages = [...policies.keys()];
  const endings = names.filter((name) => !ENCODED_NAME.test(name)).map((name) => extname(name));
  return {
    url,
    pages: new Map(
      pages.filter((file) => !isNotFoundPage(file)).map((file) => [addressOf(file.slice(1)), file]),
    ),
    withAnyId: PATHS_WITH_OPTIONAL_ID,
    prefixes: pages
      .filter(isNotFoundPage)
      .map((file) => file.replace("/404.html", ""))
      .filter(Boolean),
    types: new Map(
      [...new Set(endings)]
        .toSorted()
        .map((ending) => [ending, fileHeaders(`/x${ending}`)[TYPE_HEADER] ?? ""]),
    ),
    immutableFolders: IMMUTABLE_FOLDERS,
    immutableHeaders: withoutType(fileHeaders(`/${IMMUTABLE_FOLDERS[0]}/x.js`)),
    headers,
    policies,
    extraHeaders,
  };
}
