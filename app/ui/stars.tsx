import { Icon } from "./icon.tsx";

/** A rating as stars; `words` is the accessible name. */
export function Stars({ rating, words }: { rating: number; words: string }) {
  return (
    <span className="flex gap-0.5 text-accent" role="img" aria-label={words}>
      {Array.from({ length: rating }, (_, index) => (
        <span key={index} className="[&>svg]:fill-current">
          <Icon name="star" className="size-4" />
        </span>
      ))}
    </span>
  );
}
