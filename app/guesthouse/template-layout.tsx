import { Outlet } from "react-router";
import { TemplateMain } from "#app/sections/template/template-main.tsx";
import { contentOf, type ScreenProps, type LoaderArgs } from "#app/site/site-context.ts";

export const loader = (args: LoaderArgs) => contentOf(args)["template/banners"].guesthouse;

export { shouldRevalidate } from "#app/site/site-context.ts";

/** The layout of English screens among the guesthouse's own pages. */
export default function GuesthouseTemplateLayout({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <TemplateMain picture={loaderData}>
      <Outlet />
    </TemplateMain>
  );
}
