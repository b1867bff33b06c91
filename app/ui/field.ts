import { clsx } from "clsx";

export function fieldClass(): string {
  return clsx(
    "min-h-12 w-full rounded-xs border border-edge bg-raised px-4 py-2.5 text-ink",
    "placeholder:text-quiet",
  );
}
