/**
 * The scoring of Mozilla's HTTP Observatory, as far as it looks at headers and HTML (its scoring
 * page of 2024-02-27). What depends on the machine that speaks HTTPS counts as neutral: the redirect
 * to it, and the preload list.
 */

const SIX_MONTHS = 15_768_000;

function directive(policy: string, name: string): string[] {
  const found = policy.split(";").find((part) => part.trim().split(/\s+/)[0] === name);
  return found?.trim().split(/\s+/).slice(1) ?? [];
}

function csp(policy: string): number {
  if (!policy) return -25;
  const sources = (name: string) =>
    policy.includes(`${name} `) ? directive(policy, name) : directive(policy, "default-src");
  const scripts = sources("script-src");
  const styles = sources("style-src");
  if (/\bhttp:/.test(policy)) return -20;
  if (scripts.includes("'unsafe-inline'") || scripts.includes("*")) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'")) return 0;
  return directive(policy, "default-src").join() === "'none'" ? 10 : 5;
}

const PRIVATE = new Set([
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
]);

/** The points of an answer; 100 to start with. */
export function points(headers: Headers, html: string): number {
  const given = (name: string) => headers.get(name) ?? "";
  const policy = given("Content-Security-Policy");
  const age = Number(/max-age=(\d+)/.exec(given("Strict-Transport-Security"))?.[1] ?? 0);
  const foreignScript = /<script[^>]+src="(https?:)?\/\//.test(html);
  const isFramed = directive(policy, "frame-ancestors").length > 0;
  const corp = given("Cross-Origin-Resource-Policy");
  return (
    100 +
    csp(policy) +
    (headers.has("Set-Cookie") ? -20 : 0) +
    (given("Access-Control-Allow-Origin") === "*" ? -50 : 0) +
    (PRIVATE.has(given("Referrer-Policy")) ? 5 : given("Referrer-Policy") ? -5 : 0) +
    (age >= SIX_MONTHS ? 0 : age > 0 ? -10 : -20) +
    (foreignScript ? -5 : 0) +
    (given("X-Content-Type-Options") === "nosniff" ? 0 : -5) +
    (isFramed ? 5 : given("X-Frame-Options") ? 0 : -20) +
    (corp === "same-origin" || corp === "same-site" ? 10 : 0)
  );
}
