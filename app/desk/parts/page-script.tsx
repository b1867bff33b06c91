import { createContext, useContext } from "react";

/** The scripts that only the pages with their part load, by their addresses. */
export type PageScripts = { passkeys: string; notifications: string };

export const PageScriptAddresses = createContext<PageScripts>({ passkeys: "", notifications: "" });

export function PageScript({ name }: { name: keyof PageScripts }) {
  return <script type="module" async src={useContext(PageScriptAddresses)[name]} />;
}
