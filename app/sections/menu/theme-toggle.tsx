import { clsx } from "clsx";
import { setTheme, useDark } from "#app/client-state/theme.ts";
import { roundClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function ThemeToggle({ label }: { label: string }) {
  const dark = useDark();
  return (
    <button
      type="button"
      aria-pressed={dark}
      aria-label={label}
      onClick={() => setTheme(!dark)}
      className={clsx(roundClass({ look: "onPicture" }), "not-js:hidden")}
    >
      {/* CSS shows one of the two by the theme's class, before hydration too. */}
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
    </button>
  );
}
