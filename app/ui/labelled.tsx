import type { ReactNode } from "react";

type LabelledProps = {
  /** Of the field inside. */
  id: string;
  label: string;
  children: ReactNode;
};

/** A field under its label. */
export function Labelled({ id, label, children }: LabelledProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-[0.9375rem] font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}
