/**
 * Islands: the parts of a page that scripts take over. Our server writes an island's HTML, its name and
 * its props; the browser finds the component by this name (app/islands/registry.ts), and hydrates the island at
 * once, when it is near the window, or when it is touched (`when`).
 */
import { type ComponentType, use, useId } from "react";
import { renderToString } from "react-dom/server";
import type { IslandModules } from "#app/islands/registry.ts";
import { CurrentPageContext, GuesthouseContext } from "#app/site/page-context.ts";

type IslandProps<Props> = {
  name: keyof IslandModules;
  component: ComponentType<Props>;
  /** The props are written into the page as JSON, so they contain only values that JSON can represent. */
  props: Props;
  /** When the island is hydrated; "touch" is the first press or focus in it, for a form that works without scripts. */
  when?: "load" | "near" | "touch";
  /** Classes of the element around the island; by default that element has no box in the layout. */
  className?: string;
};

export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component: Component, props, when = "near", className = "contents" } = island;
  const guesthouse = use(GuesthouseContext);
  const page = use(CurrentPageContext);
  // In the browser an island is a React root of its own; its `useId` returns the server's ids only with the same prefix.
  const id = useId();
  const html = renderToString(
    <CurrentPageContext value={page}>
      <GuesthouseContext value={guesthouse}>
        <Component {...props} />
      </GuesthouseContext>
    </CurrentPageContext>,
    { identifierPrefix: id },
  );
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-id={id}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
