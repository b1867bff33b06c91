/** The addresses of the bundled scripts; "desk" is the script of every page of the desk. */
type ScriptAddresses = Record<"loader" | "desk" | "passkeys" | "preview", string>;

/** Replaced by the bundler: the scripts have names with hashes (scripts/bundle-site.ts). */
declare const SCRIPT_ADDRESSES: ScriptAddresses;

export const scriptAddresses = SCRIPT_ADDRESSES;
