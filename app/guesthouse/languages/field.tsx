import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { useHouseLanguage } from "#app/paths/use-paths.ts";

/** The language of the server's response. */
export function LanguageField() {
  return <input type="hidden" name={FORM_FIELDS.language} value={useHouseLanguage()} />;
}
