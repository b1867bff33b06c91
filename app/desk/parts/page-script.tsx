import { createContext, useContext } from "react";

/** The addresses of the scripts that only some pages load. */
export type PageScripts = { passkeys: string };

export const PageScriptAddresses = createContext<PageScripts>({ passkeys: "" });

export function PageScript({ name }: { name: keyof PageScripts }) {
  return <script type="module" async src={useContext(PageScriptAddresses)[name]} />;
}
