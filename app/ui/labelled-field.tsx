import type { ReactNode } from "react";

type LabelledProps = {
  /** The id of the field inside. */
  id: string;
  label: string;
  children: ReactNode;
};

export function LabelledField({ id, label, children }: LabelledProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-[0.9375rem] font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}
