/** The texts of push notifications: kinds and counts of news, and nothing about a guest. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import type { News } from "#server/store/news.ts";
import { type CountedNoun, withCount } from "../format.ts";

type Notification = { title: string; body: string; path: string };

type NewsKind = { one: string; many: CountedNoun; path: string };

/** The kinds of news, the most urgent first. */
const NEWS_KINDS: Record<keyof News, NewsKind> = {
  overbookings: {
    one: "Una notte è venduta due volte",
    many: ["", "avvisi di notti vendute due volte"],
    path: DESK_PATHS.calendar,
  },
  messages: {
    one: "Un messaggio nuovo",
    many: ["", "messaggi nuovi"],
    path: DESK_PATHS.messages,
  },
  silentFeeds: {
    one: "Un calendario tace",
    many: ["", "calendari tacciono"],
    path: DESK_PATHS.portals,
  },
  backups: {
    one: "La copia di sicurezza non riesce",
    many: ["", "avvisi sulle copie di sicurezza"],
    path: DESK_PATHS.today,
  },
};

export function describeNews(news: News, isTrial: boolean): Notification {
  const kinds = Object.entries(NEWS_KINDS) as [keyof News, NewsKind][];
  const parts = kinds.flatMap(([name, { one, many, path }]) => {
    const count = news[name];
    if (count === 0) return [];
    return [{ text: count === 1 ? one : withCount(count, many), path }];
  });
  const [first, second] = parts;
  const all = parts.map(({ text }) => `${text}.`).join(" ");
  const path = first && !second ? first.path : DESK_PATHS.today;
  if (isTrial) return { title: "La prova è riuscita", body: all || "Questo telefono suona.", path };
  if (!first) return { title: "Niente di nuovo", body: "Qualcuno ha già letto dal banco.", path };
  return second
    ? { title: "Novità al banco", body: all, path }
    : { title: first.text, body: "Toccate per aprire il banco.", path };
}
