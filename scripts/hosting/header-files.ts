/**
 * The rules for hosts that read them from the site's own folder: Netlify and Cloudflare Pages. No two
 * rules give a file the same header: Netlify would take the later one, Cloudflare would join them.
 */
import { type Headers, type HostRules, POLICY_HEADER } from "./host-rules.ts";

/** Cloudflare Pages reads no more rules than these, and no longer lines. */
export const CLOUDFLARE_LIMITS = { rules: 100, lineLength: 2_000 };

/** Both hosts send it by themselves with what `/*` covers. */
const CACHE_HEADER = "Cache-Control";

function headerRule(address: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join("")}`;
}

export function headersFile(rules: HostRules): string {
  const { headers, immutableFolders, immutableHeaders, extraHeaders, pages, policies } = rules;
  const { [POLICY_HEADER]: _, [CACHE_HEADER]: __, ...common } = headers;
  const cached = { [CACHE_HEADER]: immutableHeaders[CACHE_HEADER] ?? "" };
  const extras = [...extraHeaders].flatMap(([header, byFile]) =>
    [...byFile].map(([file, value]) => headerRule(file, { [header]: value })),
  );
  const ofPages = [...pages].map(([address, file]) => {
    const place = rules.withAnyId.includes(address) ? `${address}/*` : `${address}/`;
    return headerRule(place.replace("//", "/"), { [POLICY_HEADER]: policies.get(file) ?? "" });
  });
  return [
    headerRule("/*", common),
    ...immutableFolders.map((folder) => headerRule(`/${folder}/*`, cached)),
    ...extras,
    // The guesthouse's first: what is beyond a host's limit is the demonstration.
    ...ofPages,
  ].join("");
}

export function redirectsFile({ withAnyId, prefixes }: HostRules): string {
  return [
    ...withAnyId.map((address) => `${address}/* ${address}/ 200\n`),
    ...prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`),
  ].join("");
}
