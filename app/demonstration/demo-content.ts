import { contentOf, type LoaderArgs } from "#app/site/site-context.ts";
import { type Template, withTemplate } from "./content.ts";

export type DemoContent<Name extends keyof Template> = Template[Name];

export const demoContentOf = (args: LoaderArgs) => withTemplate(contentOf(args));
