import { designHead } from "#app/site/template-head.ts";

export const meta = designHead;

export default function ResortHome() {
  return (
    <div className="bg-night pt-40 pb-20 text-on-night">
      <h1 className="column title-hero">Resort</h1>
    </div>
  );
}
