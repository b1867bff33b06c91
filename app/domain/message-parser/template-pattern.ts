/**
 * A sentence of content in reverse: the pattern that finds it in a text, and its parts.
 *
 * Shapes: in, a template ("dal {arrivo} al {partenza}") and a pattern for each of its names; out, the
 *         source of a pattern without groups, and a reader of a text that matches it as a whole.
 */
import type { PluralForms } from "../plural.ts";

export type TemplatePattern = {
  source: string;
  /** The texts in the places of the names. */
  read: (text: string) => Record<string, string> | undefined;
};

export const oneOf = (sources: string[]): string => `(?:${sources.join("|")})`;

/** A text as a pattern; spaces, quotes and apostrophes match in every form that a phone gives them. */
export function textPattern(text: string): string {
  return text
    .split(/(\s+|["\u201c-\u201f\u00ab\u00bb]|['\u2018\u2019])/)
    .map((part) => {
      if (/^\s+$/.test(part)) return String.raw`\s+`;
      if (/^["\u201c-\u201f\u00ab\u00bb]$/.test(part)) return '["\u201c-\u201f\u00ab\u00bb]';
      if (/^['\u2018\u2019]$/.test(part)) return "['\u2018\u2019]";
      return RegExp.escape(part);
    })
    .join("");
}

function patternSourceOf(
  template: string,
  parts: Record<string, string>,
  isGrouped: boolean,
): string {
  const seen = new Set<string>();
  return template
    .split(/(\{\w+\})/)
    .map((part) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
      if (name === undefined) return textPattern(part);
      const source = `(?:${parts[name] ?? "(?!)"})`;
      if (!isGrouped || seen.has(name)) return source;
      seen.add(name);
      return `(?<${name}>${source})`;
    })
    .join("");
}

export function templatePattern(template: string, parts: Record<string, string>): TemplatePattern {
  const whole = new RegExp(`^${patternSourceOf(template, parts, true)}$`, "iu");
  return {
    source: patternSourceOf(template, parts, false),
    read: (text) => whole.exec(text)?.groups,
  };
}

/** All plural forms of a template. */
export function formsPattern(forms: PluralForms, parts: Record<string, string>): TemplatePattern {
  const patterns = Object.values(forms)
    .filter((form) => form !== undefined)
    .map((form) => templatePattern(form, parts));
  return {
    source: oneOf(patterns.map(({ source }) => source)),
    read: (text) => {
      for (const pattern of patterns) {
        const names = pattern.read(text);
        if (names) return names;
      }
      return undefined;
    },
  };
}
