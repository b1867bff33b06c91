import { contentOf, type LoaderArgs } from "#app/site/site-context.ts";
import { type Template, withTemplate } from "./content.ts";

/** The words of a screen of the demonstration, with the data of its pictures. */
export type DemoContent<Name extends keyof Template> = Template[Name];

export const demoContentOf = (args: LoaderArgs) => withTemplate(contentOf(args));
