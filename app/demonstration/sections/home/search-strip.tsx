import { useId, useState } from "react";
import { useScreenPath } from "#app/demonstration/use-screen-path.ts";
import { ButtonLink } from "#app/sections/links.tsx";
import { searchStripClass, StripField, StripSelect } from "./strip-field.tsx";
import { useDemoStay } from "./use-demo-stay.ts";

type CountField = { label: string; name: string; options: string[] };

type SearchStripProps = {
  words: { checkIn: string; checkOut: string; button: string };
  counts: CountField[];
  className: string;
  buttonClass: string;
};

export default function SearchStrip({ words, counts, className, buttonClass }: SearchStripProps) {
  const { checkIn, checkOut } = useDemoStay();
  const [chosenCounts, setChosenCounts] = useState<Record<string, string>>({});
  const id = useId();
  const findRoomPath = useScreenPath()("findRoom");

  const valueOf = ({ name, options }: CountField) =>
    chosenCounts[name] ?? String(Number(options[0]));
  const filledDays = [checkIn, checkOut].filter(({ value }) => value);
  const query = new URLSearchParams([
    ...filledDays.map(({ name, value }) => [name, value]),
    ...counts.map((count) => [count.name, valueOf(count)]),
  ]);
  return (
    <form id={id} action={findRoomPath} className={searchStripClass(className)}>
      <StripField label={words.checkIn} type="date" {...checkIn} />
      <StripField label={words.checkOut} type="date" {...checkOut} />
      {counts.map((field) => (
        <StripSelect
          key={field.name}
          label={field.label}
          name={field.name}
          value={valueOf(field)}
          onChange={({ currentTarget: { value } }) =>
            setChosenCounts({ ...chosenCounts, [field.name]: value })
          }
        >
          {field.options.map((option) => (
            <option key={option} value={Number(option)}>
              {option}
            </option>
          ))}
        </StripSelect>
      ))}
      <ButtonLink to={`${findRoomPath}?${query}`} data-submits={id} className={buttonClass}>
        {words.button}
      </ButtonLink>
    </form>
  );
}
