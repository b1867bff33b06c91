import { clsx } from "clsx";
import { roundButtonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type ThemeToggleProps = { label: string; className?: string; hasText?: boolean };

export function ThemeToggle({ label, className, hasText = false }: ThemeToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={hasText ? undefined : label}
      data-theme-toggle=""
      className={clsx(className ?? roundButtonClass({ look: "onPicture" }), "not-js:hidden")}
    >
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      {hasText && label}
    </button>
  );
}
