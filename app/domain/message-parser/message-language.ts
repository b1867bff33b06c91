/**
 * The language of a guest's own sentences.
 *
 * Shapes: in, a folded text; out, a language. Errors: none; undefined where no language has twice the
 *         words of the next, as in a text of names and numbers, or one in a language that is not ours.
 */
import type { Language } from "../languages.ts";

/** Common words that are no word of the other languages. */
const WORDS: Record<Language | "other", RegExp> = {
  it: /\b(?:ciao|salve|buon(?:giorno|asera|a|o)?|grazie|vorrei|vorremmo|siamo|sono|saremmo|abbiamo|avete|avreste|c'e|ci|che|per|con|dal|dall'\d*|dalla|alla|del|della|delle|nel|il|lo|gli|una|uno|un|due|tre|quattro|notti|notte|camera|camere|stanza|stanze|persone|persona|adulti|bambin[oaie]|bimb[oaie]|libera|libere|disponibile|disponibili|disponibilita|posto|prezzo|quanto|costa|arrivo|partenza|arriviamo|anche|nostr[oa]|mi[oa]|moglie|marito|gentil[ei]|prenotare|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b/g,
  en: /\b(?:hi|hello|hey|dear|thanks|thank|you|your|we|we're|we'd|i'd|i|our|my|the|and|of|is|are|would|could|like|love|to|from|for|with|this|that|there|available|availability|free|room|rooms|night|nights|people|adults|children|kids|please|how|much|price|stay|staying|book|arriving|leaving|have|do|be|any|wife|husband|couple|january|february|march|june|july|october|december|may)\b/g,
  de: /\b(?:hallo|guten|tag|abend|liebe|lieber|sehr|geehrte\w*|wir|ich|sie|haben|hatten|ist|sind|waren|fur|fuer|vom|bis|und|mit|ein|eine|einen|einem|zwei|drei|vier|nacht|nachte|naechte|zimmer|frei|noch|bitte|danke|vielen|dank|gruse|grusse|gruesse|erwachsene[nr]?|kind|kinder|personen|mochten|moechten|wurden|wuerden|gerne|der|das|dem|den|zum|unser\w*|meine|frau|mann|paar|januar|februar|marz|maerz|juni|juli|oktober|dezember|mai)\b/g,
  other:
    /\b(?:bonjour|bonsoir|nous|vous|je|avez|pour|une|du|au|aux|avec|chambre|nuits?|personnes|merci|est|et|hola|buenos|buenas|tardes|somos|para|quisiera|tienen|tienes|habitacion|noches|personas|gracias|del \d+ al \d+ de|desde|hasta|el|los|y|hallo wij|wij|graag|kamer|nachten|personen van|van|tot|het|een|voor|met|jullie|bedankt|dzien|dobry|pokoj|ola|boa|obrigad[oa]|quarto|noites)\b/g,
};

function countIn(text: string, language: keyof typeof WORDS): number {
  return text.match(WORDS[language])?.length ?? 0;
}

export function languageOf(text: string): Language | undefined {
  const counts = (Object.keys(WORDS) as (keyof typeof WORDS)[])
    .map((language) => ({ language, count: countIn(text, language) }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || first.count === 0 || first.language === "other") return undefined;
  return first.count >= 2 * (second?.count ?? 0) ? first.language : undefined;
}
