import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

type SectionHeadingProps = {
  label?: string;
  heading: string;
  words?: string | undefined;
  id?: string;
  className?: string | undefined;
};

export function SectionHeading({ label, heading, words, id, className }: SectionHeadingProps) {
  return (
    <div className={clsx("mb-8 grid max-w-2xl gap-4 lg:mb-14", className)}>
      {label && <p className="label-rule text-accent-text">{label}</p>}
      <h2 id={id} className="title-section">
        {heading}
      </h2>
      {words && <p className="max-w-prose text-lg text-quiet">{words}</p>}
    </div>
  );
}

type SectionFrameProps = {
  /** The id of the heading. */
  id: string;
  /** Classes of a grid around the children. */
  grid?: string;
  className?: string | undefined;
  children: ReactNode;
};

export function SectionFrame({ id, grid, className, children }: SectionFrameProps) {
  return (
    <section aria-labelledby={id} className={clsx(className, "rhythm")}>
      <div className={clsx("column", grid && ["grid", grid])} data-reveal="1000">
        {children}
      </div>
    </section>
  );
}

type SectionProps = Omit<SectionHeadingProps, "className"> & {
  tone?: "page" | "sand";
  aside?: ReactNode;
  children: ReactNode;
};

export function Section({ tone, aside, children, ...heading }: SectionProps) {
  const generatedId = useId();
  const id = heading.id ?? generatedId;
  return (
    <SectionFrame id={id} className={tone === "sand" ? "bg-sand" : undefined}>
      {aside ? (
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 lg:mb-14">
          <SectionHeading {...heading} id={id} className="mb-0! lg:mb-0!" />
          {aside}
        </div>
      ) : (
        <SectionHeading {...heading} id={id} />
      )}
      {children}
    </SectionFrame>
  );
}

type ParagraphsProps = { words: string[]; className?: string | undefined };

export function Paragraphs({ words, className = "text-quiet" }: ParagraphsProps) {
  return words.map((paragraph) => (
    <p key={paragraph} className={className}>
      {paragraph}
    </p>
  ));
}

export function Prose({ words, className }: ParagraphsProps) {
  return (
    <div className={clsx("grid max-w-prose gap-5 text-quiet", className)}>
      <Paragraphs words={words} />
    </div>
  );
}

type IntroProps = Omit<SectionHeadingProps, "words" | "className"> &
  ParagraphsProps & { children?: ReactNode };

export function Intro({ words, className, children, ...heading }: IntroProps) {
  return (
    <div>
      <SectionHeading {...heading} />
      <Prose words={words} className={className} />
      {children}
    </div>
  );
}
