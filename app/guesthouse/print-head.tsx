import { addressLine } from "#app/domain/map-links.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useGuesthouse } from "#app/site/house.ts";
import { useHouseLanguage } from "#app/paths/use-paths.ts";

export function PrintHead() {
  const { house, words } = useGuesthouse();
  const { codes } = words.footer;
  const language = useHouseLanguage();
  const { cin, cir } = house.codes;
  return (
    <div
      lang={language}
      className="column hidden justify-between gap-8 border-b border-edge pb-3 print:flex"
    >
      <p>
        <strong className="font-display text-2xl font-semibold">{house.name}</strong>
        <br />
        {house.kind}
      </p>
      <p className="text-end">
        {house.phone} · {house.email}
        <br />
        {addressLine(house.address)}
        <br />
        {interpolate(codes, { cin, cir })}
      </p>
    </div>
  );
}
