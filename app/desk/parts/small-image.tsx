import { clsx } from "clsx";

/** A small picture; the text beside it says what it shows. */
export function SmallImage({ address, className }: { address: string; className?: string }) {
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      width="360"
      height="270"
      className={clsx("aspect-4/3 h-auto bg-sand object-cover", className)}
    />
  );
}
