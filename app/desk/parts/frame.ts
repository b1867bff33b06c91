import { createContext, useContext } from "react";
import type { NavEntry } from "../paths.ts";

/** The addresses of the desk's scripts: of every page, of those for passkeys, of the preview. */
export type DeskScripts = { script: string; passkeys: string; preview: string };

/** The data of a page that do not depend on its screen. */
export type PageFrame = {
  /** The current entry of the navigation bar; undefined before the sign-in, which has no bar. */
  navEntry?: NavEntry | undefined;
  /** The result of the form that led to the page. */
  notice?: string | undefined;
  /** How many changes guests do not see yet. */
  draftCount: number;
  scripts: DeskScripts;
  /** The key of the page's forms: a form that is sent twice is done once (app/desk/web/form-posts.ts). */
  formKey: string;
};

export const FrameContext = createContext<PageFrame | undefined>(undefined);

export const useFrame = () => useContext(FrameContext)!;
