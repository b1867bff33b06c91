import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { readAllContent } from "#tests/support/content.ts";
import { GuesthouseContext } from "#app/site/house.ts";

/** The HTML of a part as it stands on a page of the guesthouse. */
export function inGuesthouse(part: ReactElement, content = readAllContent(), path = "/"): string {
  const { house, rooms, words, phrases, newsletter } = content;
  const value = { house, rooms: rooms.rooms, words, phrases, newsletter };
  const page = createElement(GuesthouseContext, { value }, part);
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, page));
}
