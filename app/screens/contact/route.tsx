import { ContactBlock } from "#app/sections/template/contact-block.tsx";
import { contentOf, type ScreenProps, type LoaderArgs } from "#app/site/site-context.ts";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  return { ...content["template/contact"], search: content.words.menu.search };
}

export { templateHead as meta } from "#app/head/template-head.ts";

export default function ContactScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <ContactBlock {...loaderData} />;
}
