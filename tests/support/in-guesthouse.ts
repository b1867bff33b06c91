import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Enquiry } from "#app/domain/enquiry.ts";
import { sharedWordsOf } from "#app/guesthouse/layout.tsx";
import { CurrentPageContext, GuesthouseContext, type PageContext } from "#app/site/page-context.ts";
import { readContents } from "#tests/support/content.ts";

type Place = { path?: string; enquiry?: Enquiry; today?: string };

export function inGuesthouse(
  part: ReactElement,
  content = readContents().it,
  { path = "/", enquiry = {}, today = "" }: Place = {},
): string {
  const pageContext: PageContext = {
    path,
    today,
    year: today.slice(0, 4),
    enquiry,
    handover: "",
    siteUrl: "https://casa.example",
    houseName: content.house.name,
    designName: undefined,
    searchLabel: "",
    languages: [],
    versions: undefined,
  };
  const inHouse = createElement(GuesthouseContext, { value: sharedWordsOf(content) }, part);
  return renderToStaticMarkup(createElement(CurrentPageContext, { value: pageContext }, inHouse));
}
