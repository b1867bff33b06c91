import { designHead } from "#app/site/template-head.ts";

export const meta = designHead;

export default function ApartmentHome() {
  return (
    <div className="bg-night pt-40 pb-20 text-on-night">
      <h1 className="column title-hero">Apartment</h1>
    </div>
  );
}
