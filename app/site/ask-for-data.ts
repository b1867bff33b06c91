/**
 * The router asks for a page's data by the whole address, and what a guest has chosen stands there
 * behind the question mark: it is nobody's business but theirs, and a page is the same without it.
 */
const { fetch: ask } = globalThis;

globalThis.fetch = (resource, options) => {
  if (!(resource instanceof URL) || !resource.pathname.endsWith(".data"))
    return ask(resource, options);
  const page = new URL(resource);
  page.search = "";
  return ask(page, options);
};
