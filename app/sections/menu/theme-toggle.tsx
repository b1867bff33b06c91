import { clsx } from "clsx";
import { roundClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type ThemeToggleProps = {
  label: string;
  className?: string;
  /** Whether the label is visible beside the icon. */
  isWritten?: boolean;
};

/** The button for the light and dark theme (app/islands/theme.ts). */
export function ThemeToggle({ label, className, isWritten = false }: ThemeToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={isWritten ? undefined : label}
      data-theme-toggle=""
      className={clsx(className ?? roundClass({ look: "onPicture" }), "not-js:hidden")}
    >
      {/* CSS shows one of the two by the theme's class. */}
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      {isWritten && label}
    </button>
  );
}
