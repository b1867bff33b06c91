import { ContentPage, type ContentPageProps } from "../parts/content-page.tsx";

type DatedLineProps = ContentPageProps & { title: string; status: string; action: string };

/** A line of the site's that has a last day. */
export function DatedLine(props: DatedLineProps) {
  return <ContentPage {...props} />;
}
