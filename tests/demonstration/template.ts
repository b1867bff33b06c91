import { withDemoContent } from "#app/demonstration/content.ts";
import { readContents } from "#tests/support/content.ts";

const content = withDemoContent(readContents().en);

export const demoContent = <Name extends keyof typeof content>(name: Name) => content[name];

/** The words of the template's pages, by the names of their files in content/template/. */
export const template = {
  about: demoContent("template/about"),
  blog: demoContent("template/blog"),
  contact: demoContent("template/contact"),
  details: demoContent("template/room-details"),
  findRoom: demoContent("template/find-room"),
  menu: demoContent("template/menu").items,
  post: demoContent("template/post"),
  pricing: demoContent("template/pricing"),
  restaurant: demoContent("template/restaurant"),
  rooms: demoContent("template/rooms"),
  services: demoContent("template/services"),
  team: demoContent("template/team"),
};
