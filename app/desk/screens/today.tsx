import { Page } from "../parts/page.tsx";

export function Today({ notice }: { notice?: string | undefined }) {
  return <Page title="Oggi" status="Tutto tranquillo." notice={notice} />;
}
