import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { useFrame } from "../parts/frame.ts";

type PasskeyProps = {
  kind: "save" | "use";
  /** The address of the WebAuthn options. */
  options: string;
  label: string;
  children?: ReactNode;
};

/** The part of a form that a script fills in with a passkey and sends; hidden without scripts or passkeys. */
export function PasskeyPart({ kind, options, label, children }: PasskeyProps) {
  return (
    <div hidden data-passkey={kind} data-options={options} className="grid gap-5">
      <script type="module" async src={useFrame().scripts.passkeys} />
      <input type="hidden" name={kind === "save" ? "nuova" : "credenziale"} />
      {children}
      <Button look="solid">{label}</Button>
      <p hidden data-passkey-error="failed" role="alert" className="font-medium text-alert">
        Non è riuscito: riprovate.
      </p>
      <p hidden data-passkey-error="saved" role="alert" className="font-medium text-alert">
        L’accesso è già salvato su questo telefono: la prossima volta premete Entra.
      </p>
    </div>
  );
}
