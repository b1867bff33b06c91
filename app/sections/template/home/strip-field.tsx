import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

type StripProps = { children: ReactNode; className?: string };

/** Fields in a row over or under a picture, the last one a button. */
export function Strip({ children, className }: StripProps) {
  return (
    <div
      className={clsx(
        "grid gap-x-8 gap-y-1 rounded-xs bg-raised p-5 text-ink shadow-[0_24px_60px_-24px_rgb(0_0_0/0.45)]",
        "sm:grid-cols-2 sm:p-7",
        className,
      )}
    >
      {children}
    </div>
  );
}

type StripFieldProps = {
  label: string;
  children: (id: string, className: string) => ReactNode;
};

export function StripField({ label, children }: StripFieldProps) {
  const id = useId();
  return (
    <div className="grid content-start border-b border-line py-2">
      <label htmlFor={id} className="text-sm text-quiet">
        {label}
      </label>
      {children(
        id,
        "min-h-10 w-full min-w-0 appearance-none bg-transparent text-start font-semibold",
      )}
    </div>
  );
}
