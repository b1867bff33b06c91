import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { useWords } from "#app/site/house.ts";

/** Hidden from everybody: only a program that fills in whatever it finds writes here. */
export function Trap() {
  const { trap } = useWords().forms;
  return (
    <input hidden name={FORM_FIELDS.honeypot} aria-label={trap} tabIndex={-1} autoComplete="off" />
  );
}
