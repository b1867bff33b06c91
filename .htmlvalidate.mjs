/** What is asked of pages besides the standard; our own rules are in scripts/check-html.ts. */
export default {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes boolean attributes as ="" and void elements with a slash.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    // A page is written on one line; scripts and styles inside it are covered by their hashes.
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "require-sri": "off",
    // Names of roles come from visible headings wherever there is one.
    "prefer-native-element": "off",
    "tel-non-breaking": "off",
    // The enquiry is a form for its fields' checks; what it opens is a link.
    "wcag/h32": "off",
  },
};
