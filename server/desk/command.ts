/** What every command of the desk is given, and how it writes. */
import type { Settings } from "#server/settings/settings.ts";
import type { Database } from "../store/database.ts";
import type { Prompt } from "./terminal.ts";

/** What every command is given. */
export type Desk = {
  database: Database;
  settings: Settings;
  print: (line: string) => void;
  /** Only where somebody is there to answer. */
  ask?: Prompt | undefined;
  now: number;
  /** The rooms that the site shows. */
  rooms: () => Promise<DeskRoom[]>;
};

export type DeskRoom = { slug: string; name: string };

const WHEN = new Intl.DateTimeFormat("it-IT", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Rome",
});

/** "21/11/26, 16:20" */
export function formatTime(milliseconds: number): string {
  return WHEN.format(milliseconds);
}

/** A text that cannot steer the terminal it is printed on. */
export function printable(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, " ");
}

/** A noun for one and for more. */
export type Noun = [one: string, more: string];

export const MESSAGES: Noun = ["messaggio", "messaggi"];

/** "1 messaggio", "2 messaggi" */
export function withCount(count: number, [one, more]: Noun): string {
  return `${count} ${count === 1 ? one : more}`;
}
