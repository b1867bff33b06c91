/** The addresses of the bundled scripts; "desk" is the script of every page of the desk. */
type ScriptAddresses = Record<"loader" | "desk" | "passkeys" | "preview", string>;

/** The bundler (scripts/bundle-site.ts) writes the addresses in place of this name, because they contain hashes. */
declare const SCRIPT_ADDRESSES: ScriptAddresses;

export const scriptAddresses = SCRIPT_ADDRESSES;
