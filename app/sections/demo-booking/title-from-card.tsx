import type { ComponentProps } from "react";
import { Island } from "#app/render/island.tsx";
import PassedTitle from "./handed-title.tsx";

export function TitleFromCard(title: ComponentProps<typeof PassedTitle>) {
  return <Island name="handed-title" component={PassedTitle} props={title} when="load" />;
}
