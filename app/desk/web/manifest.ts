/** Makes the web app manifest: a phone can install the desk as an app, and send guests' texts to the app by the share menu. */
import { DESK_PATH, DESK_PATHS } from "../paths.ts";
import { PAGE_COLOUR } from "#app/styles/colours.ts";

export function deskManifest(houseName: string): object {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return {
    id: DESK_PATH,
    name: `Banco · ${houseName}`,
    short_name: "Banco",
    lang: "it",
    start_url: DESK_PATH,
    scope: DESK_PATH,
    display: "standalone",
    background_color: PAGE_COLOUR,
    theme_color: PAGE_COLOUR,
    icons: [
      icon(192),
      icon(512),
      { ...icon(512), src: "/icon-maskable-512.png", purpose: "maskable" },
    ],
    // The shared text is sent by POST, so that it appears in no address.
    share_target: {
      action: DESK_PATHS.inbox,
      method: "POST",
      enctype: "application/x-www-form-urlencoded",
      params: { text: "testo" },
    },
  };
}
