import { createContext, useContext } from "react";
import type { NavEntry } from "../paths.ts";

/** What every page has beside the props of its screen. */
export type PageFrame = {
  /** Undefined before the sign-in, which has no navigation bar. */
  navEntry?: NavEntry | undefined;
  /** The result of the form that led to the page. */
  notice?: string | undefined;
  draftCount: number;
  /** The key of the page's forms: a form that is sent twice is done once (app/desk/web/form-posts.ts). */
  formKey: string;
};

export const FrameContext = createContext<PageFrame | undefined>(undefined);

export const useFrame = () => useContext(FrameContext)!;
