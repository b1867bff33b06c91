/** The command `accesso` (access) prints a one-time sign-in link for a phone. */
import { renderUnicodeCompact } from "uqr";
import { DESK_PATHS } from "../paths.ts";
import { createAccessLink } from "#server/auth/access.ts";
import { spacedCode } from "#server/auth/secrets.ts";
import { DeskError } from "../context.ts";
import { parseDeviceName } from "../arguments.ts";
import type { Shell } from "./shell.ts";

export async function accessCommand(shell: Shell, args: string[]): Promise<void> {
  const device = parseDeviceName(args.join(" "));
  if (!device)
    throw new DeskError(
      'Per quale telefono? Dategli un nome: npm run desk -- accesso "telefono di casa"',
    );
  const { token, code } = await createAccessLink(shell.database, device, shell.now);
  const signInUrl = `${shell.settings.siteUrl}${DESK_PATHS.signIn}/${token}`;
  shell.say(renderUnicodeCompact(signInUrl));
  shell.say(`Inquadrate il quadrato con ${device}, o aprite lì questo indirizzo, e premete Entra.`);
  shell.say(
    `Vale 15 minuti e una volta sola. Se il telefono chiede un codice: ${spacedCode(code)}`,
  );
  if (new URL(signInUrl).hostname === "localhost")
    shell.say(
      "Attenzione: SITE_URL dice localhost, e un telefono da lì non arriva. Serve l’indirizzo vero del sito.",
    );
  shell.print(signInUrl);
}
