import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { usePageLanguage, useWords } from "#app/site/page-context.ts";

export function Honeypot() {
  const { trap } = useWords().forms;
  return (
    <input hidden name={FORM_FIELDS.honeypot} aria-label={trap} tabIndex={-1} autoComplete="off" />
  );
}

export function LanguageField() {
  return <input type="hidden" name={FORM_FIELDS.language} value={usePageLanguage()} />;
}
