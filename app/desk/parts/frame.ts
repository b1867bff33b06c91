import { createContext, useContext } from "react";
import type { NavEntry } from "../paths.ts";

/** The values that every page of the desk needs besides the props of its own component. */
export type PageFrame = {
  /** Undefined on the pages of the sign-in, which have no navigation bar. */
  navEntry?: NavEntry | undefined;
  /** The result of the form that led to the page. */
  notice?: string | undefined;
  draftCount: number;
  /** The key that the page's forms send, so that a form that is sent twice is handled once (app/desk/web/form-posts.ts). */
  formKey: string;
};

export const FrameContext = createContext<PageFrame | undefined>(undefined);

export const useFrame = () => useContext(FrameContext)!;
