import type { ComponentProps } from "react";
import { Island } from "#app/render/island.tsx";
import TitleFromQuery from "./handed-title.tsx";

export function TitleFromCard(props: ComponentProps<typeof TitleFromQuery>) {
  return <Island name="handed-title" component={TitleFromQuery} props={props} when="load" />;
}
