import { Outlet } from "react-router";
import { TemplateMain } from "#app/sections/template/template-main.tsx";

/** Around the English screens that stand among the guesthouse's own pages. */
export default function GuesthouseTemplateLayout() {
  return (
    <TemplateMain>
      <Outlet />
    </TemplateMain>
  );
}
