import { Outlet } from "react-router";
import { TemplateMain } from "#app/sections/template/template-main.tsx";
import { contentOf, type Loaded, type LoaderArgs } from "#app/site/loaded.ts";

export const loader = (args: LoaderArgs) => contentOf(args)["template/banners"].guesthouse;

export { shouldRevalidate } from "#app/site/loaded.ts";

/** Around the English screens that stand among the guesthouse's own pages. */
export default function GuesthouseTemplateLayout({ loaderData }: Loaded<typeof loader>) {
  return (
    <TemplateMain picture={loaderData}>
      <Outlet />
    </TemplateMain>
  );
}
