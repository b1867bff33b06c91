import type { ComponentProps } from "react";
import { Island } from "#app/render/island.tsx";
import HandedTitle from "./handed-title.tsx";

export function TitleFromCard(title: ComponentProps<typeof HandedTitle>) {
  return <Island name="handed-title" component={HandedTitle} props={title} when="load" />;
}
