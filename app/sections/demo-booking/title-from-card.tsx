import type { ComponentProps } from "react";
import { Island } from "#app/render/island.tsx";
import TitleFromQuery from "./handed-title.tsx";

export function TitleFromCard(title: ComponentProps<typeof TitleFromQuery>) {
  return <Island name="handed-title" component={TitleFromQuery} props={title} when="load" />;
}
