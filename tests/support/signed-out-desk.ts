/** The family's desk with its own store, and no phone signed in: tests send requests as a browser or an attacker would. */
import { onTestFinished } from "vitest";
import { createAccessLink } from "#server/auth/access.ts";
import { createDesk } from "#app/desk/web/desk-app.ts";
import { readSettings } from "#server/settings/settings.ts";
import { readContents } from "./content.ts";
import { newStore } from "./new-store.ts";
import { scratch } from "#tests/support/scratch.ts";

const SITE = "https://casa.example";

type Sending = {
  cookie?: string;
  headers?: Record<string, string>;
  fields?: Record<string, string>;
};

type DeskOptions = {
  siteUrl?: string;
  network?: () => string;
  hasMail?: boolean;
  testHost?: string;
};

type Device = { id: string; name: string; isThisDevice: boolean; hasPasskey: boolean };

const contents = readContents();

export type SignedOutDesk = ReturnType<typeof openSignedOutDesk>;

export const cookieOf = (answer: Response) =>
  (answer.headers.get("Set-Cookie") ?? "").split(";")[0]!;

/** Reads a screen's name and props, which the desk of openSignedOutDesk renders as JSON; no-break spaces become spaces. */
export async function propsOf(answer: Response) {
  const text = (await answer.text()).replaceAll("\u00a0", " ");
  if (!text) return { name: "", props: {} };
  const space = text.indexOf(" ");
  return { name: text.slice(0, space), props: JSON.parse(text.slice(space)) };
}

export function openSignedOutDesk(options: DeskOptions = {}) {
  const { siteUrl = SITE, network = () => "198.51.100.1", hasMail = false } = options;
  const { testHost = "" } = options;
  const folder = scratch();
  const database = newStore(folder);
  onTestFinished(() => database.close());
  let now = Date.UTC(2026, 10, 23, 12);
  const mailSettings = hasMail ? { SMTP_URL: "smtp://127.0.0.1:2525" } : {};
  const environment = { DATA_DIR: folder, SITE_URL: siteUrl, ...mailSettings };
  const settings = readSettings({ ...environment, CALENDAR_TEST_HOSTS: testHost });
  const app = createDesk({
    database,
    settings,
    render: (screen, props, { notice, draftCount }) =>
      `${screen.name} ${JSON.stringify({ ...props, notice, draftCount })}`,
    contents: () => contents,
    unfitValues: () => [],
    version: "1.0.0+60e2d8b",
    networkOf: network,
    sendMail: () => {},
    log: (error) => {
      throw error;
    },
    now: () => now,
  });
  const get = async (path: string, cookie = "", headers: Record<string, string> = {}) =>
    app.request(path, { headers: { Cookie: cookie, ...headers } });
  const post = async (path: string, { cookie = "", headers = {}, fields = {} }: Sending = {}) =>
    app.request(path, {
      method: "POST",
      headers: {
        Cookie: cookie,
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const upload = async (path: string, form: FormData, cookie = "") => {
    // The form is encoded first, so that Content-Length can be sent, as browsers do.
    const encodedForm = new Response(form);
    const formBytes = await encodedForm.bytes();
    return app.request(path, {
      method: "POST",
      headers: {
        Cookie: cookie,
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": encodedForm.headers.get("Content-Type")!,
        "Content-Length": String(formBytes.length),
      },
      body: formBytes,
    });
  };
  const linkFor = (device: string) => createAccessLink(database, device, now);
  return {
    database,
    folder,
    context: { database, settings, author: "anna", now: 1, contents: () => contents },
    now: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    get,
    post,
    upload,
    linkFor,
    enter: async (device: string) =>
      cookieOf(await post(`/banco/entra/${(await linkFor(device)).token}`)),
    devices: async (cookie: string): Promise<Device[]> =>
      (await propsOf(await get("/banco/accessi", cookie))).props.devices,
    remove: (cookie: string, togli: string) =>
      post("/banco/accessi", { cookie, fields: { togli } }),
    isInside: async (cookie: string) => (await get("/banco", cookie)).status === 200,
  };
}
