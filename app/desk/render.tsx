import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HtmlDocument } from "./html-document.tsx";
import type { PageFrame } from "./parts/frame.ts";

export type Screen<Props> = (props: Props) => ReactNode;

export function renderScreen<Props extends object>(
  Screen: Screen<Props>,
  props: Props,
  frame: PageFrame,
): string {
  const page = (
    <HtmlDocument frame={frame}>
      <Screen {...props} />
    </HtmlDocument>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
