/**
 * Every command loads this file first (package.json): it stops an older Node and names the needed version
 * (docs/decisions/001). It is CommonJS, because an old Node cannot read TypeScript.
 */
"use strict";

const NEEDED_VERSION = [24, 15];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < NEEDED_VERSION[0] || (major === NEEDED_VERSION[0] && minor < NEEDED_VERSION[1])) {
  console.error(
    `Node ${NEEDED_VERSION.join(".")} or newer is needed, this is ${process.versions.node}.\n` +
      "npm ci brings one for Linux (glibc), macOS and Windows; elsewhere, or when optional packages\n" +
      "were left out, install it: https://nodejs.org/en/download (Alpine Linux: apk add nodejs-current).",
  );
  process.exit(1);
}
