import type { Language } from "#app/domain/languages.ts";
import type { assemble } from "./assemble.ts";
import type { WithPictures } from "./pictures.ts";

export type SiteContent = WithPictures<ReturnType<typeof assemble>>;

export type Contents = Record<Language, SiteContent>;

export type ContentName = keyof SiteContent;

export type Content<Name extends ContentName> = SiteContent[Name];

export type House = Content<"house">;
export type Room = Content<"rooms">["rooms"][number];
export type Review = Content<"home">["reviews"]["items"][number];
export type Article = Content<"territory">["articles"][number];
