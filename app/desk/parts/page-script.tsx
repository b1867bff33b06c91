import { createContext, useContext } from "react";

export const PasskeysScriptAddress = createContext("");

/** The script that only pages with passkeys load. */
export function PasskeysScript() {
  return <script type="module" async src={useContext(PasskeysScriptAddress)} />;
}
