import { ContactBlock } from "#app/demonstration/sections/contact-block.tsx";
import { demoContentOf } from "#app/demonstration/demo-content.ts";
import type { ScreenProps, LoaderArgs } from "#app/site/site-context.ts";

export const loader = (args: LoaderArgs) => demoContentOf(args)["template/contact"];

export default function ContactScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <ContactBlock {...loaderData} />;
}
