import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { useFrame } from "./frame.ts";

type FormProps = ComponentProps<"form"> & {
  action: string;
  /** The values of hidden fields by their names; a name without a value has no field. */
  values?: Record<string, string | undefined> | undefined;
};

export function Form({ className = "grid gap-5", values, children, ...form }: FormProps) {
  return (
    <form noValidate {...form} method="post" className={className}>
      {Object.entries({ chiave: useFrame().formKey, ...values }).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}

/** A script shows the progress of the upload, and tries again if the connection breaks (enhance/photograph.ts). */
export function UploadForm({ action, children }: { action: string; children?: ReactNode }) {
  const id = useId();
  return (
    <Form
      action={action}
      encType="multipart/form-data"
      className="grid gap-3"
      noValidate={false}
      data-upload
    >
      <label htmlFor={id} className="text-[0.9375rem] font-medium">
        Fotografia dal telefono
      </label>
      <input
        id={id}
        type="file"
        name="foto"
        required
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby={`${id}-note`}
        className="min-h-11 w-full min-w-0 text-[0.9375rem] file:mr-4 file:min-h-11 file:border file:border-accent file:bg-transparent file:px-4 file:font-semibold"
      />
      <p id={`${id}-note`} className="text-sm text-quiet">
        JPG, PNG, WebP o AVIF, al massimo 25 MB. Il luogo e l’ora si tolgono da soli.
      </p>
      {children}
      <progress hidden max={1} className="w-full accent-accent" aria-label="Invio" />
      <p role="status" className="text-sm empty:hidden" />
      <SubmitButton look="solid">Metti questa fotografia</SubmitButton>
    </Form>
  );
}

/** If the button has a value, the value is sent under the button's `name` or, without a `name`, as "azione" (action). */
export function SubmitButton({
  look = "outline",
  className = "justify-self-start",
  ...button
}: ComponentProps<typeof Button>) {
  const defaultName = button.value === undefined ? undefined : "azione";
  return <Button type="submit" name={defaultName} look={look} className={className} {...button} />;
}

type ButtonFormProps = ComponentProps<typeof SubmitButton> & Pick<FormProps, "action" | "values">;

export function ButtonForm({ action, values, ...button }: ButtonFormProps) {
  return (
    <Form action={action} values={values} className="contents">
      <SubmitButton {...button} />
    </Form>
  );
}
