import type { ComponentProps, ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document.tsx";
import type { PageFrame } from "./parts/frame.ts";
import * as screens from "./screens.ts";

const SCREENS = { ...screens };

export type Screens = { [Name in keyof typeof SCREENS]: ComponentProps<(typeof SCREENS)[Name]> };

export function renderScreen<Name extends keyof Screens>(
  name: Name,
  props: Screens[Name],
  frame: PageFrame,
): string {
  const Screen = SCREENS[name] as ComponentType<Screens[Name]>;
  const page = (
    <Document frame={frame}>
      <Screen {...(props as Screens[Name] & object)} />
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
