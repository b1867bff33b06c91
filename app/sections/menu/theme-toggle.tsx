import { clsx } from "clsx";
import { roundClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Light and dark (app/islands/theme.ts). */
export function ThemeToggle({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={label}
      data-theme-toggle=""
      className={clsx(roundClass({ look: "onPicture" }), "not-js:hidden")}
    >
      {/* CSS shows one of the two by the theme's class. */}
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
    </button>
  );
}
