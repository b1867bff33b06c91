import { clsx } from "clsx";
import type { ReactNode } from "react";
import { UnbrokenText } from "#app/ui/unbroken.tsx";

type TitledSectionProps = {
  id: string;
  heading: string;
  className?: string | undefined;
  children: ReactNode;
};

export function TitledSection({ id, heading, className, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 title-card">
        {heading}
      </h2>
      {children}
    </section>
  );
}

type ListSectionProps = Omit<TitledSectionProps, "children"> & {
  items: string[];
  listClass?: string;
};

export function ListSection({ items, listClass, ...section }: ListSectionProps) {
  return (
    <TitledSection {...section}>
      <ul className={clsx("grid gap-3 text-quiet", listClass)}>
        {items.map((item) => (
          <li key={item}>
            <UnbrokenText words={item} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
