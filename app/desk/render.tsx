import type { ComponentProps, ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document.tsx";
import type { PageFrame } from "./parts/frame.ts";
import { Access } from "./access/screen.tsx";
import { Calendar } from "./calendar/screen.tsx";
import { ContentPage } from "./words/content-page.tsx";

import { FirstDays } from "./first-days/screen.tsx";
import { More } from "./more.tsx";
import { Notice } from "./notice/screen.tsx";
import { NewPicture, Picture, Pictures } from "./pictures/screen.tsx";
import { Post } from "./post/screen.tsx";
import { Portals } from "./portals/screen.tsx";
import { Prices } from "./prices/screen.tsx";
import { Problem, Question } from "./problem.tsx";
import { History, Publish } from "./publish/screen.tsx";
import { Reply } from "./post/reply.tsx";
import { NewPage, Site, SiteList } from "./words/screen.tsx";
import { Confirm, SignIn } from "./access/sign-in.tsx";
import { Stay } from "./calendar/stay.tsx";
import { Today } from "./today/screen.tsx";

const SCREENS = {
  access: Access,
  calendar: Calendar,
  confirm: Confirm,
  "content-form": ContentPage,
  "first-days": FirstDays,
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
  question: Question,
  reply: Reply,
  "sign-in": SignIn,
  site: Site,
  "site-list": SiteList,
  stay: Stay,
  today: Today,
};

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
