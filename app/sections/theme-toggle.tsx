import { clsx } from "clsx";
import { roundClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type ThemeToggleProps = {
  label: string;
  className?: string;
  /** Whether the label is visible beside the icon. */
  isWritten?: boolean;
};

export function ThemeToggle({ label, className, isWritten = false }: ThemeToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={isWritten ? undefined : label}
      data-theme-toggle=""
      className={clsx(className ?? roundClass({ look: "onPicture" }), "not-js:hidden")}
    >
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      {isWritten && label}
    </button>
  );
}
