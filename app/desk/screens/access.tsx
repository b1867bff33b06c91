import { Button } from "#app/ui/button.tsx";
import { Form, Hidden } from "../parts/form.tsx";
import { Page, Rows } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";

type Device = { id: string; name: string; lastDay: string; isThis: boolean };

type AccessProps = { devices: Device[]; notice?: string | undefined };

export function Access({ devices, notice }: AccessProps) {
  const count = devices.length;
  return (
    <Page
      title="Accessi"
      status={count === 1 ? "Entra solo questo telefono." : `Possono entrare in ${count}.`}
      notice={notice}
    >
      <Rows>
        {devices.map(({ id, name, lastDay, isThis }) => (
          <div
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4"
          >
            <p className="grid">
              <span className="font-semibold">{name}</span>
              <span className="text-[0.9375rem] text-quiet">
                {isThis ? "Quello che avete in mano" : `Usato l’ultima volta ${lastDay}`}
              </span>
            </p>
            <Form action={DESK_PATHS.access} className="contents">
              <Hidden values={{ togli: id }} />
              <Button type="submit" look="outline" aria-label={`Togli ${name}`}>
                Togli
              </Button>
            </Form>
          </div>
        ))}
      </Rows>
      <Form action={DESK_PATHS.signOut} className="grid gap-3">
        <Button type="submit" look="outline" className="justify-self-start">
          Esci da tutti
        </Button>
        <p className="text-sm text-quiet">
          Anche da questo. Per rientrare serve un collegamento nuovo.
        </p>
      </Form>
    </Page>
  );
}
