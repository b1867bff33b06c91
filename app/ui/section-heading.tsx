import { clsx } from "clsx";

type SectionHeadingProps = {
  label: string;
  heading: string;
  words?: string;
  id?: string;
  className?: string;
};

/** A section's small label, heading and sentence. */
export function SectionHeading({ label, heading, words, id, className }: SectionHeadingProps) {
  return (
    <div className={clsx("mb-10 grid max-w-2xl gap-4 lg:mb-14", className)}>
      <p className="label-rule text-accent-text">{label}</p>
      <h2 id={id} className="title-section">
        {heading}
      </h2>
      {words && <p className="text-lg text-quiet">{words}</p>}
    </div>
  );
}
