import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { loaderArguments } from "#tests/support/loading.ts";
import { loader as loadContact } from "./contact/route.tsx";
import { loader as loadHome } from "./home/route.tsx";
import { loader as loadRoom } from "./room/route.tsx";
import { loader as loadSearch } from "./search/route.tsx";
import { loader as loadStory } from "./territory/route.tsx";

const { rooms, territory } = readContents().it;
const stories = territory.articles;

const roomPage = (room: string) => JSON.stringify(loadRoom(loaderArguments(room)));
const storyPage = (story: string) => JSON.stringify(loadStory(loaderArguments(story)));
const home = JSON.stringify(loadHome(loaderArguments()));
const search = JSON.stringify(loadSearch(loaderArguments()));

test.each(rooms.rooms)("the words of $name stand on its own page alone", ({ slug, lead }) => {
  expect(roomPage(slug)).toContain(lead);
  const otherRooms = rooms.rooms.filter((other) => other.slug !== slug);
  for (const page of [home, search, ...otherRooms.map((other) => roomPage(other.slug))])
    expect(page).not.toContain(lead);
});

test.each(stories)("the words of $title stand on its own page alone", ({ slug, lead }) => {
  expect(storyPage(slug)).toContain(lead);
  const otherStories = stories.filter((other) => other.slug !== slug);
  for (const page of [home, ...otherStories.map((other) => storyPage(other.slug))])
    expect(page).not.toContain(lead);
});

test("what the family has not written yet travels to no guest", () => {
  const contact = JSON.stringify(loadContact(loaderArguments()));
  for (const page of [contact, search, ...rooms.rooms.map(({ slug }) => roomPage(slug))])
    expect(page).not.toMatch(/da inserire/i);
});
