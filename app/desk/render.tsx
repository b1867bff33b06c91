/** The entry of the desk's bundle: a screen and its props as a page. */
import type { ComponentProps, ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Document, type PageFrame } from "./document.tsx";
import { Access } from "./screens/access.tsx";
import { Calendar } from "./screens/calendar.tsx";
import { ContentPage } from "./parts/content-page.tsx";
import { Confirm } from "./screens/confirm.tsx";
import { FirstDays } from "./screens/first-days.tsx";
import { History } from "./screens/history.tsx";
import { More } from "./screens/more.tsx";
import { NewPage } from "./screens/new-page.tsx";
import { Notice } from "./screens/notice.tsx";
import { NewPicture, Picture, Pictures } from "./screens/pictures.tsx";
import { ErasePerson, Post } from "./screens/post.tsx";
import { Portals } from "./screens/portals.tsx";
import { Prices } from "./screens/prices.tsx";
import { Problem, Reload } from "./screens/problem.tsx";
import { DraftQuestion, Publish } from "./screens/publish.tsx";
import { Reply } from "./screens/reply.tsx";
import { Site, SiteMachinery, SiteSubject } from "./screens/site.tsx";
import { SiteList } from "./screens/site-list.tsx";
import { SignIn } from "./screens/sign-in.tsx";
import { Stay } from "./screens/stay.tsx";
import { Today } from "./screens/today.tsx";

const SCREENS = {
  access: Access,
  calendar: Calendar,
  confirm: Confirm,
  "content-form": ContentPage,
  erase: ErasePerson,
  "first-days": FirstDays,
  "draft-question": DraftQuestion,
  history: History,
  more: More,
  notice: Notice,
  "new-page": NewPage,
  "new-picture": NewPicture,
  picture: Picture,
  pictures: Pictures,
  portals: Portals,
  post: Post,
  prices: Prices,
  problem: Problem,
  publish: Publish,
  reload: Reload,
  reply: Reply,
  "sign-in": SignIn,
  site: Site,
  "site-list": SiteList,
  "site-machinery": SiteMachinery,
  "site-subject": SiteSubject,
  stay: Stay,
  today: Today,
};

/** The props of each screen. */
export type Screens = { [Name in keyof typeof SCREENS]: ComponentProps<(typeof SCREENS)[Name]> };

export function render<Name extends keyof Screens>(
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
