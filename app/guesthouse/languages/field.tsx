import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { useHouseLanguage } from "#app/paths/use-paths.ts";

/** Tells the server which language to answer in. */
export function LanguageField() {
  return <input type="hidden" name={FORM_FIELDS.language} value={useHouseLanguage()} />;
}
