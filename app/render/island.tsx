/**
 * Islands: the parts of a page that scripts take over. Our server writes an island's HTML, its name and
 * its props; the browser hydrates it by the same name (app/islands/registry.ts), when it is near, touched
 * or, for what the first screen shows, at once.
 */
import { type ComponentType, use, useId } from "react";
import { renderToString } from "react-dom/server";
import type { IslandModules } from "#app/islands/registry.ts";
import { CurrentPageContext, GuesthouseContext } from "#app/site/page-context.ts";

type IslandProps<Props> = {
  name: keyof IslandModules;
  component: ComponentType<Props>;
  /** JSON: the browser reads them from the page. */
  props: Props;
  /** "touch": a form that works without scripts is hydrated when the guest comes to it. */
  when?: "load" | "near" | "touch";
  /** Classes of the element around the island; by default that element has no box in the layout. */
  className?: string;
};

export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component: Component, props, when = "near", className = "contents" } = island;
  const guesthouse = use(GuesthouseContext);
  const page = use(CurrentPageContext);
  // The island is a React root in the browser: both sides need one prefix, or `useId` gives other ids there.
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
