import { ContactBlock } from "#app/sections/template/contact-block.tsx";
import { contentOf, type Loaded, type LoaderArgs } from "#app/site/loaded.ts";
import { templateHead } from "#app/site/template-head.ts";

export const loader = (args: LoaderArgs) => contentOf(args)["template/contact"];

export { shouldRevalidate } from "#app/site/loaded.ts";

export const meta = templateHead;

export default function ContactScreen({ loaderData }: Loaded<typeof loader>) {
  return <ContactBlock {...loaderData} />;
}
