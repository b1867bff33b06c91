import { clsx } from "clsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

type ListSectionProps = {
  id: string;
  heading: string;
  items: string[];
  className?: string;
  listClass?: string;
};

export function ListSection({ id, heading, items, className, listClass }: ListSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 title-card">
        {heading}
      </h2>
      <ul className={clsx("grid gap-3 text-quiet", listClass)}>
        {items.map((item) => (
          <li key={item}>
            <Unbroken words={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
