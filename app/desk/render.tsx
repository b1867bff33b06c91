import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document.tsx";
import type { PageFrame } from "./parts/frame.ts";

export type Screen<Props> = (props: Props) => ReactNode;

export function renderScreen<Props extends object>(
  Screen: Screen<Props>,
  props: Props,
  frame: PageFrame,
): string {
  const page = (
    <Document frame={frame}>
      <Screen {...props} />
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
