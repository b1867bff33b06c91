import { TextField } from "../parts/field.tsx";

export type StayFields = Record<"checkIn" | "checkOut" | "adults" | "children" | "ages", string>;

type StayInputsProps = {
  /** The prefix of the fields' names in a form that also has other fields. */
  prefix?: string;
  fields: StayFields;
  errors?: Partial<Record<keyof StayFields, string>>;
};

export function StayInputs({ prefix = "", fields, errors }: StayInputsProps) {
  const textFields = [
    ["Arrivo", "arrivo", "checkIn", { type: "date" }],
    ["Partenza", "partenza", "checkOut", { type: "date" }],
    ["Adulti", "adulti", "adults", { inputMode: "numeric" }],
    ["Bambini", "bambini", "children", { inputMode: "numeric" }],
  ] as const;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        {textFields.map(([label, name, field, attributes]) => (
          <TextField
            key={name}
            label={label}
            name={prefix + name}
            value={fields[field]}
            error={errors?.[field]}
            {...attributes}
          />
        ))}
      </div>
      <TextField
        label="Età dei bambini"
        name={`${prefix}eta`}
        value={fields.ages}
        error={errors?.ages}
        help="Con la virgola: 4, 11. Un punto di domanda se non si sa."
      />
    </>
  );
}
