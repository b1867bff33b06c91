import { FORM_FIELDS } from "#app/domain/form-fields.ts";

/** Hidden from everybody: only a program that fills in whatever it finds writes here. */
export function Trap() {
  return (
    <input
      hidden
      name={FORM_FIELDS.trap}
      aria-label="Lascia vuoto"
      tabIndex={-1}
      autoComplete="off"
    />
  );
}
