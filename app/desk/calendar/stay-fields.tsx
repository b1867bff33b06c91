import { TextField } from "../parts/field.tsx";

/** The dates and the party of a stay, as typed. */
export type StayFields = Record<"checkIn" | "checkOut" | "adults" | "children" | "ages", string>;

type StayFieldsProps = {
  /** Stands before the fields' names, where a form has other fields for a stay. */
  prefix?: string;
  fields: StayFields;
  errors?: Partial<Record<keyof StayFields, string>>;
};

export function StayInputs({ prefix = "", fields, errors }: StayFieldsProps) {
  const day = (label: string, name: string, field: "checkIn" | "checkOut") => (
    <TextField
      label={label}
      name={prefix + name}
      type="date"
      value={fields[field]}
      error={errors?.[field]}
    />
  );
  const count = (label: string, name: string, field: "adults" | "children") => (
    <TextField
      label={label}
      name={prefix + name}
      inputMode="numeric"
      value={fields[field]}
      error={errors?.[field]}
    />
  );
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        {day("Arrivo", "arrivo", "checkIn")}
        {day("Partenza", "partenza", "checkOut")}
        {count("Adulti", "adulti", "adults")}
        {count("Bambini", "bambini", "children")}
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
