import { MAX_DEVICE_NAME_LENGTH } from "../limits.ts";
import { TextField } from "../parts/field.tsx";
import { ButtonForm, Form, SubmitButton } from "../parts/form.tsx";
import { DividedList, Page } from "../parts/page.tsx";
import { PasskeyControls } from "./sign-in.tsx";
import { DESK_PATHS } from "../paths.ts";

type Device = {
  id: string;
  name: string;
  lastUsedDate: string;
  isThisDevice: boolean;
  hasPasskey: boolean;
};

type AccessProps = {
  devices: Device[];
  /** The name of this device ("" if it has none) in the form that saves a passkey; undefined if the device has a passkey. */
  unsavedName?: string;
};

function describeDevice({ isThisDevice, lastUsedDate, hasPasskey }: Device): string {
  const usage = isThisDevice ? "Quello che avete in mano" : `Usato l’ultima volta ${lastUsedDate}`;
  return hasPasskey ? `${usage}; accesso salvato` : usage;
}

export function SavePasskeyForm({ name }: { name: string }) {
  return (
    <Form action={DESK_PATHS.savePasskey}>
      <PasskeyControls
        kind="save"
        optionsPath={DESK_PATHS.savePasskeyOptions}
        label="Salva l’accesso su questo telefono"
      >
        <TextField
          label="Come si chiama questo telefono?"
          name="nome"
          value={name}
          maxLength={MAX_DEVICE_NAME_LENGTH}
          help="Poi si entra con il dito, il viso o il PIN del telefono, senza collegamenti."
        />
      </PasskeyControls>
    </Form>
  );
}

export function Access({ devices, unsavedName }: AccessProps) {
  const count = devices.length;
  const savedNames = devices.filter(({ hasPasskey }) => hasPasskey).map(({ name }) => name);
  return (
    <Page
      title="Telefoni"
      status={count === 1 ? "Entra solo questo telefono." : `Possono entrare in ${count}.`}
    >
      {unsavedName !== undefined && <SavePasskeyForm name={unsavedName} />}
      <DividedList>
        {devices.map((device) => (
          <div key={device.id} className="flex items-center justify-between gap-4 py-4">
            <p className="grid min-w-0 wrap-anywhere">
              <span className="font-semibold">{device.name}</span>
              <span className="text-[0.9375rem] text-quiet">{describeDevice(device)}</span>
            </p>
            <ButtonForm
              action={DESK_PATHS.access}
              values={{ togli: device.id }}
              aria-label={`Togli ${device.name}`}
            >
              Togli
            </ButtonForm>
          </div>
        ))}
      </DividedList>
      <Form action={DESK_PATHS.signOut} className="grid gap-3">
        <SubmitButton>Esci da tutti</SubmitButton>
        <p className="text-sm text-quiet">
          Anche da questo.{" "}
          {savedNames.length > 0 &&
            `Ha l’accesso salvato, e rientra premendo Entra: ${savedNames.join(", ")}. `}
          Gli altri rientrano con un collegamento nuovo. Un telefono perso, o che non conoscete, si
          toglie qui sopra: così non rientra.
        </p>
      </Form>
    </Page>
  );
}
