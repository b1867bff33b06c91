import { ContactBlock } from "#app/sections/template/contact-block.tsx";
import { contentOf, type ScreenProps, type LoaderArgs } from "#app/site/site-context.ts";

export const loader = (args: LoaderArgs) => contentOf(args)["template/contact"];

export default function ContactScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <ContactBlock {...loaderData} />;
}
